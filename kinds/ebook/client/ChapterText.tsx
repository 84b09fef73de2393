import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { EpubBook } from '#kinds/ebook/shared/schemas.ts'
import { anchorAt, topOf, type Anchor } from './anchor.ts'
import styles from './ChapterText.module.css'
import type { Opening } from './opening.ts'
import type { Look } from './look.ts'
import { takeFocus } from './take-focus.ts'

interface ChapterTextProps {
  content: DocumentFragment
  opening: Opening
  book: EpubBook
  label: string
  look: Look
  /** The player stopped scrolling. @param share 0 to 1: how much of the chapter lies above the lower edge */
  onPlace: (anchor: Anchor, share: number) => void
  /** The end of the chapter is in sight. */
  onEnd: () => void
  /** @param from where the player stood */
  onLink: (link: { part: number; target: string | null }, from: Anchor) => void
}

/** Of the line that is read, from the upper edge, in px. */
const MARGIN = 24
/** How long the page must rest before its place is kept. */
const REST_MS = 300

/** The words of a chapter in a page that scrolls; its place stays when the letters grow. */
export function ChapterText(props: ChapterTextProps) {
  const { content, opening, book, label, look, onPlace, onEnd, onLink } = props
  const scroller = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor>({ path: '', offset: 0 })
  const place = useEffectEvent(onPlace)
  const end = useEffectEvent(onEnd)

  useLayoutEffect(() => {
    page.current?.replaceChildren(content.cloneNode(true))
    anchor.current = anchorOf(page.current, opening)
    scrollTo(scroller.current, page.current, anchor.current)
    takeFocus(scroller.current)
  }, [content, opening])

  // other letters, another window or a picture that came: the line that was read stays where it was
  useLayoutEffect(() => scrollTo(scroller.current, page.current, anchor.current), [look])

  useEffect(() => {
    const view = scroller.current
    const paper = page.current
    if (!view || !paper) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      place(anchor.current, Math.min(1, (view.scrollTop + view.clientHeight) / view.scrollHeight))
      seeEnd()
    }
    // at once: the next press may turn the page
    const seeEnd = () => {
      if (view.scrollTop + view.clientHeight >= view.scrollHeight - MARGIN) end()
    }
    const scrolled = () => {
      seeEnd()
      anchor.current = anchorAt(paper, view.getBoundingClientRect().top + MARGIN)
      clearTimeout(timer)
      timer = setTimeout(rest, REST_MS)
    }
    const size = () => `${view.clientWidth} ${view.clientHeight} ${paper.offsetHeight}`
    let known = size()
    const sizes = new ResizeObserver(() => {
      // the first call reports no change: it must not stop anyone who scrolls already
      if (size() !== known) scrollTo(view, paper, anchor.current)
      known = size()
      clearTimeout(timer)
      timer = setTimeout(rest, REST_MS)
    })
    sizes.observe(view)
    sizes.observe(paper)
    view.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      view.removeEventListener('scroll', scrolled)
    }
  }, [content, opening])

  const follow = (event: MouseEvent | KeyboardEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-part]') : null
    if (!link || ('key' in event && event.key !== 'Enter')) return
    event.preventDefault()
    onLink({ part: Number(link.dataset.part), target: link.dataset.target ?? null }, anchor.current)
  }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-theme={look.theme}
      data-size={look.size}
      data-width={look.width}
      role="region"
      aria-label={label}
      tabIndex={0}
      onClick={follow}
      onKeyDown={follow}
    >
      <div ref={page} className={styles.page} lang={book.language || undefined} />
    </div>
  )
}

/** A kept place, or the beginning of an element that a link names. */
function anchorOf(page: Element | null, { path, offset, target }: Opening): Anchor {
  const found = target === null ? null : page?.querySelector(`#${CSS.escape(target)}`)
  if (!page || !found) return { path, offset }
  const steps: number[] = []
  for (let one: Element = found; one !== page && one.parentElement; one = one.parentElement) {
    steps.unshift([...one.parentElement.children].indexOf(one))
  }
  return { path: steps.join('.'), offset: 0 }
}

function scrollTo(view: Element | null, page: Element | null, anchor: Anchor): void {
  if (!view || !page) return
  const isBeginning = anchor.path === '' && anchor.offset === 0
  const edge = view.getBoundingClientRect().top + MARGIN
  view.scrollTop = isBeginning ? 0 : view.scrollTop + topOf(page, anchor) - edge
}
