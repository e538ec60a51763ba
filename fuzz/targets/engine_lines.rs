//! Any lines: each is answered by one line of JSON, and a refused one changes nothing.

#![no_main]

use games::Engine;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|input: &[u8]| {
    let mut engine = Engine::default();
    for line in input.split(|&byte| byte == b'\n') {
        let before = engine.answer(br#"{"record":{}}"#);
        let answer = engine.answer(line);
        assert!(!answer.contains('\n'));
        let answer: Value = serde_json::from_str(&answer).expect("an answer in JSON");
        assert!(answer.is_object());
        if answer.get("error").is_some() {
            assert_eq!(before, engine.answer(br#"{"record":{}}"#));
        }
    }
});
