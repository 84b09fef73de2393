import type { Settings } from './settings.ts'

/**
 * States that only a pointer or the keyboard brings are shown by `data-shown` as well, and media queries about motion are
 * answered by the page's own switch: the style sheets that the components bring are rewritten where they stand.
 */

/** What stands in `data-shown` for a pseudo-class. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  'focus-visible': 'focus',
  'focus-within': 'within',
}
const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g
const REDUCED = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g
const NO_PREFERENCE = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The selector, which `data-shown` fulfils, too. It weighs as much as before. */
export function shownSelector(selector: string): string {
  if (selector.includes('[data-shown')) return selector
  return selector.replace(
    PSEUDO,
    (pseudo, name: string) => `:is(${pseudo}, [data-shown~="${SHOWN_BY[name]}"])`,
  )
}

/** The query as somebody would be answered whose system asks for so much motion. */
export function queryAs(query: string, motion: Settings['motion']): string {
  if (motion === 'system') return query
  const [reduced, noPreference] = motion === 'reduced' ? [ALWAYS, NEVER] : [NEVER, ALWAYS]
  return query.replace(REDUCED, reduced).replace(NO_PREFERENCE, noPreference)
}

/** The queries as they were written. */
const written = new WeakMap<CSSMediaRule, string>()
const askSystem = window.matchMedia.bind(window)
let motion: Settings['motion'] = 'system'

export function askForMotion(wanted: Settings['motion']): void {
  motion = wanted
  window.matchMedia = (query) => askSystem(queryAs(query, motion))
  restyle()
}

/** Style sheets that come or are saved later are rewritten as well. @returns how to stop */
export function followStyles(): () => void {
  restyle()
  const observer = new MutationObserver(restyle)
  observer.observe(document.head, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function restyle(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = shownSelector(rule.selectorText)
      if (selector !== rule.selectorText) rule.selectorText = selector
    } else if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      if (query.includes('prefers-reduced-motion')) rule.media.mediaText = queryAs(query, motion)
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}
