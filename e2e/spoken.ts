import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { asListed, withoutDates } from './spoken-list.ts'

/** The name of the announcer's entries in the timeline of the browser (src/ui/announcer/announcer.ts). */
const ANNOUNCED = 'announced'

/** Said of badges: which of them come, and when, hangs on the hour and on what was asked for before. */
const OF_BADGES = /^(New badge|\d+ new badges)/

/** Of a tip that was chosen for who listens: it comes a while after the map, which may have been left by then. */
const OF_TIPS = /^((She|He) chose|There is) a tip for you: /

/** Of a file on its way: how many steps of it are seen hangs on the line. */
const OF_UPLOADS = /^status: .+: \d+%$/

/** Of a calendar that is turned to the day of a session: it lies in the next month at the end of one. */
const OF_MONTHS = /^status: \p{L}+ \d{4}$/u

/** Of a ranking: how others play meanwhile, and the day of the month. */
const OF_RANKS = /^Place \d+: .*/

/** On a leader’s screen: they lie in another order each time. */
const OF_ANSWERS = /^(status: Right answers): .*?\. (?=How often)/

/**
 * Said to anyone who hesitates, as a slow machine does, or who has walked far enough since the code for it has come; and while a scene
 * is awaited for long.
 */
const HINTS = new Set([
  ...['loading', 'loadingMap'].flatMap((word) =>
    textsIn('src/shell/i18n/shell/en.json', word).map((words) => `status: ${words}`),
  ),
  ...textsIn('src/features/tasks/i18n/en.json', 'companion'),
  ...textsIn('scenes/lantern-isles/harbour/text/en.json', 'hint'),
  ...textsIn('src/stage/i18n/en.json', 'offer'),
])

/**
 * All that the page has announced and will announce, in that order, through reloads: what the announcer takes, and what the regions of
 * forms say, which begins with the role of the region. The same line twice in a row is one. What hangs on the clock is left out.
 */
export async function hearPage(page: Page): Promise<string[]> {
  const lines: string[] = []
  await page.exposeFunction('hearLine', (line: string) => {
    const said = withoutDates(line).replace(OF_RANKS, 'Place.').replace(OF_ANSWERS, '$1. ')
    if (
      said !== lines.at(-1) &&
      !HINTS.has(said) &&
      ![OF_BADGES, OF_TIPS, OF_UPLOADS, OF_MONTHS].some((it) => it.test(said))
    )
      lines.push(said)
  })
  await page.addInitScript(listen, ANNOUNCED)
  return lines
}

/** Runs in the page. */
function listen(announced: string): void {
  if (window !== window.top) return
  const { hearLine } = window as unknown as { hearLine: (line: unknown) => void }
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  const last = new WeakMap<Element, string>()
  /** Parts of a new region that come a moment later to anyone who listens (src/ui/announcer/new-regions.ts). */
  const late = new WeakSet<Element>()

  const isHeard = (region: Element) =>
    !region.matches('[data-announcer]') &&
    !region.closest('[inert], [aria-hidden="true"]') &&
    region.checkVisibility()
  const blockOf = (node: Node | null): Element | null => {
    const around = node?.parentElement ?? null
    return around && /^(inline|contents)$/.test(getComputedStyle(around).display) ? blockOf(around) : around
  }
  /** As it is read: words of two blocks apart, and nothing of what is only seen. */
  const wordsOf = (region: Element): string => {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    let words = ''
    let block: Element | null = null
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const unheard = text.parentElement?.closest('[aria-hidden="true"]')
      if ((unheard && !late.has(unheard)) || !text.parentElement?.checkVisibility()) continue
      words += (block === blockOf(text) ? '' : ' ') + (text.textContent ?? '')
      block = blockOf(text)
    }
    return words.replaceAll(/\s+/g, ' ').trim()
  }
  /** A region that comes with its words is not heard, unless it alarms. */
  const hear = (region: Element, isNew: boolean): void => {
    const words = isHeard(region) ? wordsOf(region) : ''
    if (words === (last.get(region) ?? '')) return
    last.set(region, words)
    const role = region.getAttribute('role') ?? 'status'
    if (words !== '' && (!isNew || role === 'alert')) hearLine(`${role}: ${words}`)
  }
  const hearChanges = (changes: readonly MutationRecord[]): void => {
    const fresh = new Set<Element>()
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      for (const region of [node, ...node.querySelectorAll(LIVE)]) if (region.matches(LIVE)) fresh.add(region)
    }
    for (const { type, target } of changes) {
      const region = target.parentElement
      if (type !== 'attributes' || !(target instanceof Element) || !region?.matches(LIVE)) continue
      if (late.has(target) || target.getAttribute('aria-hidden') !== 'true') continue
      late.add(target)
      last.delete(region)
      fresh.delete(region)
    }
    const changed = changes.flatMap(({ target }) => {
      const around = target instanceof Element ? target : target.parentElement
      return around?.closest(LIVE) ?? []
    })
    for (const region of fresh) hear(region, true)
    for (const region of new Set(changed)) if (!fresh.has(region)) hear(region, false)
  }
  const observer = new MutationObserver(hearChanges)
  observer.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['aria-hidden'],
  })

  const mark = performance.mark.bind(performance)
  performance.mark = (name, options) => {
    // what stands in the page already was there first
    hearChanges(observer.takeRecords())
    if (name === announced) hearLine(options?.detail)
    return mark(name, options)
  }
}

const COUNTS = /^\d+ places?: [^.]*\./

function withoutCounts(heard: readonly string[]): string[] {
  const lines = heard.map((line) => line.replace(COUNTS, 'Places.'))
  return lines.filter((line, at) => line !== lines[at - 1])
}

export interface Comparison {
  /** What was heard on a page other than the journey's own (`hearPage`). */
  heard?: string[]
  /** Where a map is loaded anew while its state is on the way: what is counted of it hangs on which of them comes first. */
  isWithoutCounts?: boolean
}

/** Waits until the lines are those of the list (spoken-list.ts), or writes the list. */
export async function expectLines(
  heard: readonly string[],
  name: string,
  { isWithoutCounts = false, isWritten }: Pick<Comparison, 'isWithoutCounts'> & { isWritten: boolean },
): Promise<void> {
  const file = new URL(`spoken/${name}.txt`, import.meta.url)
  const listIn = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])
  const linesNow = (keepsMissed: boolean) =>
    asListed(isWithoutCounts ? withoutCounts(heard) : heard, listIn(), { keepsMissed })
  if (isWritten)
    writeFileSync(
      file,
      linesNow(false)
        .map((line) => `${line}\n`)
        .join(''),
    )
  await expect.poll(() => linesNow(true), `what is said is not in e2e/spoken/${name}.txt`).toEqual(listIn())
}

/** All texts of a file that stand below a word. */
function textsIn(path: string, word: string): string[] {
  const texts: string[] = []
  JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) => {
    const found: readonly unknown[] =
      key !== word ? [] : value instanceof Object ? Object.values(value) : [value]
    texts.push(...found.filter((text) => typeof text === 'string'))
    return value
  })
  return texts
}
