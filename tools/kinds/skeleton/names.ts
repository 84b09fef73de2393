/** How a new kind is called where. */
export interface KindNames {
  /** `word-search`: its folder, and its id for good. */
  folder: string
  /** `wordSearch`: what its parts export, and its group of texts. */
  name: string
  /** `WordSearch`: what its schemas and its player begin with. */
  schema: string
}
