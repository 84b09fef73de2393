import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReadingPlace } from '#shared/scene/tasks/ebook.ts'
import styles from './PdfPage.module.css'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  opening: Omit<ReadingPlace, 'book'>
  /** Times the width of the room. */
  zoom: number
  label: string
  /** @param offset thousandths of the page's height above the upper edge @param share 0 to 1, above the lower one */
  onPlace: (offset: number, share: number) => void
  onEnd: () => void
}

const MARGIN = 16
const WIDEST = 1100
const REST_MS = 300
/** More is not drawn sharper; phones run out of memory. */
const MOST_PIXELS = 12_000_000

/** A page of a PDF: its picture, and over it its words, which can be read out, searched and copied. */
export function PdfPage({ pdf, opening, zoom, label, onPlace, onEnd }: PdfPageProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [room, setRoom] = useState(0)
  const place = useEffectEvent(onPlace)
  const end = useEffectEvent(onEnd)
  const offset = useRef(opening.offset)
  const { part } = opening

  useLayoutEffect(() => {
    offset.current = opening.offset
    scroller.current?.focus({ preventScroll: true })
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
    const gone = new AbortController()
    const isGone = (): boolean => gone.signal.aborted
    let stop = () => {}
    void pdf.getPage(part + 1).then(async (page) => {
      if (isGone()) return
      const plain = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: (room * zoom) / plain.width })
      const { width, height } = viewport
      const sharp = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (width * height)))
      sheet.style.width = `${width}px`
      sheet.style.height = `${height}px`
      sheet.style.setProperty('--total-scale-factor', String(viewport.scale))
      view.scrollTop = (offset.current / 1000) * height
      picture.width = Math.floor(width * sharp)
      picture.height = Math.floor(height * sharp)
      text.replaceChildren()
      const drawing = page.render({ canvas: picture, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
      stop = () => {
        drawing.cancel()
        layer.cancel()
      }
      await Promise.allSettled([drawing.promise, layer.render()])
      if (!isGone()) tell()
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const height = sheet.offsetHeight || 1
      const below = view.scrollTop + view.clientHeight
      place(Math.round(offset.current), Math.min(1, below / view.scrollHeight))
      if (below >= Math.min(height, view.scrollHeight) - MARGIN) end()
    }
    const scrolled = () => {
      offset.current = Math.min(1000, Math.max(0, (view.scrollTop / (sheet.offsetHeight || 1)) * 1000))
      clearTimeout(timer)
      timer = setTimeout(tell, REST_MS)
    }
    view.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      gone.abort()
      stop()
      clearTimeout(timer)
      view.removeEventListener('scroll', scrolled)
    }
  }, [pdf, part, opening, zoom, room])

  return (
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <div ref={paper} className={styles.paper}>
        <canvas ref={canvas} className={styles.picture} aria-hidden />
        <div ref={words} className={styles.words} />
      </div>
    </div>
  )
}
