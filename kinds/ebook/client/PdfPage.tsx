import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingPlace } from '#kinds/ebook/shared/schemas.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { drawPage, type PageLink } from './draw-page.ts'
import { pageOf } from './open-pdf.ts'
import styles from './PdfPage.module.css'
import { takeFocus } from './take-focus.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  opening: Omit<ReadingPlace, 'book'>
  /** Times the width of the room. */
  zoom: number
  label: string
  /** @param offset thousandths of the page's height above the upper edge @param share 0 to 1, above the lower one */
  onPlace: (offset: number, share: number) => void
  onEnd: () => void
  /** @param part index of the page that a link on this one leads to */
  onLink: (part: number) => void
}

const MARGIN = 16
const WIDEST = 1100
const REST_MS = 300

interface Shown {
  links: readonly (PageLink & { part: number })[]
  /** All of it: half a page is not shown. */
  isDrawn: boolean
  isBroken: boolean
}

const NOTHING: Shown = { links: [], isDrawn: false, isBroken: false }

/** A page of a PDF: its picture, and over it its words, which can be read out, searched and copied. */
export function PdfPage({ pdf, opening, zoom, label, onPlace, onEnd, onLink }: PdfPageProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [room, setRoom] = useState(0)
  const [shown, setShown] = useState(NOTHING)
  const place = useEffectEvent(onPlace)
  const end = useEffectEvent(onEnd)
  const offset = useRef(opening.offset)
  /** px of the page for which the place was set; 0 where it is still to be set. */
  const drawnHeight = useRef(0)
  const { part } = opening

  useLayoutEffect(() => {
    offset.current = opening.offset
    drawnHeight.current = 0
    takeFocus(scroller.current)
  }, [opening])

  useEffect(() => {
    const view = scroller.current
    if (!view) return
    const sizes = new ResizeObserver(() => setRoom(Math.min(WIDEST, view.clientWidth - 2 * MARGIN)))
    sizes.observe(view)
    return () => sizes.disconnect()
  }, [])

  useEffect(() => {
    const [view, sheet, text, picture] = [scroller.current, paper.current, words.current, canvas.current]
    if (!view || !sheet || !text || !picture || room <= 0) return
    let isGone = false
    const { drawn, stop } = drawPage(
      pdf,
      part,
      room * zoom,
      { view, paper: sheet, picture, words: text },
      (height) => {
        // drawn anew as large as before, it must not stop anyone who scrolls
        if (height === drawnHeight.current) return
        drawnHeight.current = height
        view.scrollTop = (offset.current / 1000) * height
      },
    )
    void drawn.then(
      async (links) => {
        const led = await Promise.all(links.map((link) => pageOf(pdf, link.dest).catch(() => null)))
        if (isGone) return
        setShown({
          links: links.flatMap((link, index) => {
            const to = led[index]
            return typeof to === 'number' ? { ...link, part: to } : []
          }),
          isDrawn: true,
          isBroken: false,
        })
        report()
      },
      () => {
        if (isGone) return
        setShown({ ...NOTHING, isBroken: true })
        // what cannot be shown keeps nobody from the end
        place(0, 1)
        end()
      },
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const report = () => {
      const height = sheet.offsetHeight || 1
      const below = view.scrollTop + view.clientHeight
      place(Math.round(offset.current), Math.min(1, below / view.scrollHeight))
      if (below >= Math.min(height, view.scrollHeight) - MARGIN) end()
    }
    const scrolled = () => {
      offset.current = Math.min(1000, Math.max(0, (view.scrollTop / (sheet.offsetHeight || 1)) * 1000))
      clearTimeout(timer)
      timer = setTimeout(report, REST_MS)
    }
    view.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      isGone = true
      stop()
      setShown(NOTHING)
      clearTimeout(timer)
      view.removeEventListener('scroll', scrolled)
    }
  }, [pdf, part, opening, zoom, room])

  return (
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      {shown.isBroken && <ErrorState sentence={t('ebook.pageBroken')} />}
      <div
        ref={paper}
        className={styles.paper}
        hidden={shown.isBroken}
        aria-busy={!shown.isDrawn && !shown.isBroken}
      >
        {!shown.isDrawn && (
          <span className={styles.coming}>
            <InlineSpinner />
          </span>
        )}
        <canvas ref={canvas} className={styles.picture} aria-hidden />
        <div ref={words} className={styles.words} />
        {shown.links.map(({ left, top, width, height, part: to }, index) => (
          <button
            key={index}
            type="button"
            className={styles.link}
            style={{
              insetInlineStart: `${left}%`,
              top: `${top}%`,
              width: `${width}%`,
              height: `${height}%`,
            }}
            aria-label={t('ebook.toPage', { page: to + 1 })}
            onClick={() => onLink(to)}
          />
        ))}
      </div>
    </div>
  )
}
