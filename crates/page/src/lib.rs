//! The page that browsers are shown: the files that `web/` is built into, carried in the binary.

/// The path, the bytes, the same compressed, and a tag for them.
type Entry = (
    &'static str,
    &'static [u8],
    Option<&'static [u8]>,
    &'static str,
);

/// Every file, by path.
static FILES: &[Entry] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    pub bytes: &'static [u8],
    /// The same, compressed with gzip, where that makes it shorter.
    pub gzip: Option<&'static [u8]>,
    /// The content type.
    pub kind: &'static str,
    /// Another one for other bytes.
    pub tag: &'static str,
    /// Whether its name changes with its bytes, so that it can be kept for ever.
    pub is_lasting: bool,
}

/// Where files are whose names change with their bytes.
pub const LASTING: &str = "/assets/";

/// The file at a path that begins with a slash.
pub fn find(path: &str) -> Option<File> {
    let nth = FILES.binary_search_by_key(&path, |(path, ..)| path).ok()?;
    let (_, bytes, gzip, tag) = FILES[nth];
    Some(File {
        bytes,
        gzip,
        kind: kind(path),
        tag,
        is_lasting: path.starts_with(LASTING),
    })
}

/// The addresses of screens, which the page's router reads too: `*` stands for anything, `#` for a number.
static ROUTES: &str = include_str!("../../../web/src/lib/routes.txt");

/// Whether the page has a screen for a path.
pub fn has_screen(path: &str) -> bool {
    let is_there = |part: &&str| !part.is_empty();
    let fits = |(known, part): (&str, &str)| match known {
        "*" => true,
        "#" => part.len() <= 9 && part.bytes().all(|byte| byte.is_ascii_digit()),
        _ => known == part,
    };
    ROUTES.lines().any(|route| {
        let known = route.split('/').filter(is_there);
        let parts = path.split('/').filter(is_there);
        known.clone().count() == parts.clone().count() && known.zip(parts).all(fits)
    })
}

/// The page itself, which finds out by the path what to show.
///
/// # Panics
///
/// Panics if the page was built without it, which the tests would find.
pub fn index() -> File {
    find("/index.html").expect("a page with an index")
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_with_everything_it_names() {
        let index = index();
        let text = String::from_utf8_lossy(index.bytes);
        let assets: Vec<&str> = text
            .split('"')
            .filter(|part| part.starts_with(LASTING))
            .collect();
        assert!(!assets.is_empty(), "{text}");
        for asset in assets {
            let file = find(asset).expect("an asset that the page names");
            assert!(file.is_lasting);
        }
        assert!(!index.is_lasting);
    }

    #[test]
    fn every_file_is_found_has_a_type_and_gets_shorter() {
        for (path, bytes, gzip, tag) in FILES {
            let file = find(path).expect("a file of the table");
            assert_eq!((file.bytes, file.tag), (*bytes, *tag));
            assert_ne!(file.kind, "application/octet-stream", "{path}");
            assert!(gzip.is_none_or(|gzip| gzip.len() < bytes.len()), "{path}");
        }
    }

    #[test]
    fn screens_are_known_by_their_addresses() {
        for (path, is_known) in [
            ("/", true),
            ("/tables", true),
            ("/me/", true),
            ("/table/k3v9", true),
            ("/table/k3v9/replay", true),
            ("/table/k3v9/replay/12", true),
            ("/rules/amsterdam", true),
            ("/maps/k3v9/edit", true),
            ("/nowhere", false),
            ("/tables/k3v9", false),
            ("/table", false),
            ("/table/k3v9/replay/last", false),
            ("/table/k3v9/replay/1234567890", false),
            ("/maps/k3v9/other", false),
            ("/*", false),
            ("/robots.txt", false),
        ] {
            assert_eq!(has_screen(path), is_known, "{path}");
        }
    }

    #[test]
    fn nothing_is_found_outside_the_page() {
        for path in [
            "",
            "/",
            "//index.html",
            "/../Cargo.toml",
            "/assets/",
            "index.html",
        ] {
            assert_eq!(find(path), None, "{path}");
        }
    }
}
