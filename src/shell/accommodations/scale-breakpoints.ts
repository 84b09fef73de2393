import { breakpoints } from '#src/lib/use-media.ts'

/** A length of a media query, and whether it is the largest one for which the query holds. */
const LENGTH = /(max-(?:width|height):\s*|<=\s*)?([\d.]+)(px|r?em)/g

/** A query that ends at 699 px leaves no gap to one that begins at 700 (CSS px). */
const LEAST_GAP = 0.02

/**
 * Moves every breakpoint outwards, of style sheets that are there and that come later, and of what scripts ask for. Larger text then
 * gets the layout of a smaller window, as with the zoom of a browser: media queries do not see the size of the root's font.
 * @param scale 2 for text at 200 %
 * @returns how to move them back
 */
export function scaleBreakpoints(scale: number): () => void {
  const written = new Map<CSSMediaRule, string>()
  const scaleRules = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !written.has(rule)) {
        written.set(rule, rule.media.mediaText)
        rule.media.mediaText = scaleQuery(rule.media.mediaText, scale)
      }
      if (rule instanceof CSSGroupingRule) scaleRules(rule.cssRules)
    }
  }
  const meetSheet = (node: EventTarget | null): void => {
    const isSheet = node instanceof HTMLLinkElement || node instanceof HTMLStyleElement
    if (isSheet && node.sheet) scaleRules(node.sheet.cssRules)
  }
  // before anybody who waits for the sheet draws with it
  const meet = ({ target }: Event): void => meetSheet(target)
  // those of a development server are there as soon as they are put in
  const inserted = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLStyleElement) meetSheet(node)
  })
  inserted.observe(document.head, { childList: true })
  for (const sheet of document.styleSheets) scaleRules(sheet.cssRules)
  document.addEventListener('load', meet, { capture: true })
  breakpoints.scale = (query) => scaleQuery(query, scale)
  dispatchEvent(new Event('resize'))
  return () => {
    inserted.disconnect()
    document.removeEventListener('load', meet, { capture: true })
    for (const [rule, query] of written) rule.media.mediaText = query
    breakpoints.scale = (query) => query
    dispatchEvent(new Event('resize'))
  }
}

/** A media query with its lengths so many times as long. */
export function scaleQuery(query: string, scale: number): string {
  return query.replaceAll(LENGTH, (_, upTo: string | undefined, length: string, unit: string) =>
    upTo && unit === 'px'
      ? `${upTo}${(Number(length) + 1) * scale - LEAST_GAP}px`
      : `${upTo ?? ''}${Number(length) * scale}${unit}`,
  )
}
