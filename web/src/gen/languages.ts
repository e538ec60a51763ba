// Written by `cargo xtask types`. Change `Language` of the words, or `locales`, instead.

/** The languages that are spoken, the model first. */
export const LANGUAGES = ["en","fi","pl","nb"] as const;

/** The files of words. */
export type WordFile =
  | "amsterdam"
  | "amsterdam-page"
  | "amsterdam-rules"
  | "lesson"
  | "maps"
  | "page"
  | "roads-and-boats"
  | "roads-and-boats-page"
  | "roads-and-boats-rules"
  | "server"
  | "table"
  | "terminal";
