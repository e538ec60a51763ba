// Written by `cargo xtask types`. Change `Language` of the words instead.

/** The languages that are spoken, the model first. */
export const LANGUAGES = ["en","fi","pl","nb"] as const;
