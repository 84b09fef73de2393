/** What is announced, the most urgent first: an answer to the listener comes before everything that comes by itself. */
const NEWS_KINDS = ['answered', 'refused', 'failed', 'opened', 'earned', 'arrived'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export interface News {
  kind: NewsKind
  /** One sentence in the listener's language. */
  text: string
  /** What goes on behind it for who wants all of it, as the description of a scene. */
  more?: string
}

/** How much is announced: what somebody waits for, all that happens, or all of it with descriptions. */
export type Detail = 'brief' | 'normal' | 'full'

const BRIEF: readonly NewsKind[] = ['answered', 'refused', 'failed']

/** What is spoken of news; null: nothing, at this level of detail. */
export function wordsOf({ kind, text, more = '' }: News, detail: Detail): string | null {
  if (detail === 'brief' && !BRIEF.includes(kind)) return null
  const hasMore = more !== '' && (detail === 'full' || (kind === 'answered' && detail !== 'brief'))
  return hasMore ? `${text} ${more}` : text
}

/**
 * News among those that wait: the more urgent comes first, the older first of two alike. A sentence waits once, and of answers
 * and of arrivals only the latest is still true.
 */
export function withNews(waiting: readonly News[], news: News): News[] {
  const isOutdated = ({ kind, text }: News) =>
    text === news.text || (kind === news.kind && (kind === 'arrived' || kind === 'answered'))
  const rank = ({ kind }: News) => NEWS_KINDS.indexOf(kind)
  return [...waiting.filter((one) => !isOutdated(one)), news].toSorted((a, b) => rank(a) - rank(b))
}
