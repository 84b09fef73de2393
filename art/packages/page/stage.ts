import { el } from './dom.ts'

/** One screen as it is laid out: a drawing, and paper beside or below it. */
export interface View {
  /** A file of pictures/. */
  picture: string
  /** What it shows. */
  alt: string
  kicker: string
  title: string
  text: readonly string[]
  below: readonly Node[]
  over: readonly Node[]
  /** Share of the part that lies behind, 0 to 1. */
  share: number
  barName: string
}

export interface Stage {
  show: (view: View) => void
  /** What stands at the foot: the ways on and back, or a word about what is missing. */
  foot: (...nodes: readonly (Node | string)[]) => void
  say: (text: string) => void
}

export function stageOf(body: HTMLElement): Stage {
  const image = el('img', { width: '960', height: '600' })
  const over = el('div', { class: 'over' })
  const filled = el('span', {})
  const bar = el('div', { class: 'bar', role: 'progressbar' }, filled)
  const kicker = el('p', { class: 'kicker' })
  const title = el('h1', { tabindex: '-1' })
  const words = el('div', { class: 'words' })
  const below = el('div', { class: 'below' })
  const scroll = el('div', { class: 'scroll' }, kicker, title, words, below)
  const foot = el('footer', {})
  const live = el('p', { class: 'heard', role: 'status' })
  const paper = el('article', { class: 'paper' }, scroll, foot)
  const drawing = el('div', { class: 'drawing' }, image, over)
  body.append(el('main', {}, bar, el('div', { class: 'spread' }, drawing, paper)), live)
  let isFirst = true
  return {
    show: (view) => {
      image.src = `pictures/${view.picture}.svg`
      image.alt = view.alt
      over.replaceChildren(...view.over)
      bar.ariaLabel = view.barName
      bar.ariaValueNow = String(Math.round(view.share * 100))
      filled.style.inlineSize = `${view.share * 100}%`
      kicker.textContent = view.kicker
      title.textContent = view.title
      words.replaceChildren(...view.text.map((line) => el('p', {}, line)))
      below.replaceChildren(...view.below)
      live.textContent = ''
      scroll.scrollTop = 0
      scrollTo(0, 0)
      paper.classList.remove('is-new')
      paper.getBoundingClientRect()
      paper.classList.add('is-new')
      if (!isFirst) title.focus({ preventScroll: true })
      isFirst = false
    },
    foot: (...nodes) => {
      foot.replaceChildren(...nodes)
    },
    say: (text) => {
      live.textContent = text
    },
  }
}
