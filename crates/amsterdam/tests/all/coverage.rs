//! Every rule has a test that is named after it.

use std::path::Path;

#[test]
fn every_rule_has_a_test_that_names_it() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = home.join("../../locales/en/amsterdam-rules.ftl");
    assert_eq!(
        testkit::check_coverage(&page, &home.join("tests/all"), "AM"),
        Ok(())
    );
}
