import hidden from '../VisuallyHidden.module.css'
import { REGION_MS } from './live-regions.ts'
import { withNews, wordsOf, type Detail, type News } from './news.ts'

/** How long a sentence is let be, by its letters, before the next one takes its place (ms). */
const LEAST_MS = 800
const LETTER_MS = 45

/** The entry of the browser's timeline for each line, in the order in which they were to be said: what journeys and profilers read. */
const ANNOUNCED = 'announced'
/** So many of them stay there; who watches the timeline has read them by then. */
const MOST_MARKS = 200

type Listener = (line: string) => void

let region: HTMLElement | null = null
let waiting: readonly News[] = []
let marks = 0
let timer: ReturnType<typeof setTimeout> | undefined
let detail: Detail = 'normal'
const listeners = new Set<Listener>()

/** Has news spoken: at once where nothing is being said, else when its time comes. */
export function say(news: News): void {
  const words = wordsOf(news, detail)
  if (words === null) return
  if (marks >= MOST_MARKS) clearMarks()
  performance.mark(ANNOUNCED, { detail: words })
  marks += 1
  waiting = withNews(waiting, news)
  // who asks does not wait for what came by itself
  if (timer !== undefined && news.kind !== 'answered') return
  clearTimeout(timer)
  timer = setTimeout(speakNext, region?.isConnected ? 0 : REGION_MS)
  openRegion()
}

/** How much the listener wants; what waits and is too much goes. */
export function setDetail(wanted: Detail): void {
  detail = wanted
  waiting = waiting.filter((news) => wordsOf(news, wanted) !== null)
}

/** Reports every line as it is spoken. @returns how to stop */
export function onSpoken(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After a sign-out nothing of the player is spoken any more. */
export function silence(): void {
  clearTimeout(timer)
  timer = undefined
  waiting = []
  region?.remove()
  region = null
  clearMarks()
}

function clearMarks(): void {
  performance.clearMarks(ANNOUNCED)
  marks = 0
}

function speakNext(): void {
  timer = undefined
  const [news, ...others] = waiting
  waiting = others
  const line = news && wordsOf(news, detail)
  if (!line) return
  // the same words again are a change, too
  openRegion().replaceChildren(document.createTextNode(line))
  for (const listener of listeners) listener(line)
  timer = setTimeout(speakNext, Math.max(LEAST_MS, line.length * LETTER_MS))
}

/** The one live region of the game, above pop-ups that silence the rest of the page. */
function openRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = hidden.hidden ?? ''
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'true')
  region.dataset['announcer'] = ''
  region.dataset['abovePopups'] = ''
  document.body.append(region)
  return region
}
