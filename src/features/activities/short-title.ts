/** Signs that a name and a title share on one line, and how many both have when the title is cut. */
const MOST = 30
const VISIBLE_LETTERS = 28

/** The title as it stands beside the name: cut where both together are too long (specification, section 5). */
export function shortTitle(playerName: string, title: string): string {
  const name = signsOf(playerName)
  const signs = signsOf(title)
  if (name.length + signs.length <= MOST) return title
  return `${signs.slice(0, Math.max(0, VISIBLE_LETTERS - name.length)).join('')}…`
}

/** As a reader counts them. */
function signsOf(words: string): string[] {
  return Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment)
}
