import { TextLayer, type PDFDocumentProxy, type PageViewport } from 'pdfjs-dist'

/** More is not drawn sharper; phones run out of memory. */
const MOST_PIXELS = 12_000_000
/** What takes longer to draw was made to. */
const TIMEOUT_MS = 30_000

export interface Sheet {
  /** What scrolls. */
  view: HTMLElement
  paper: HTMLElement
  picture: HTMLCanvasElement
  words: HTMLElement
}

/** A place on a page that leads to another one; sides in percent of the page. */
export interface PageLink {
  dest: unknown
  left: number
  top: number
  width: number
  height: number
}

interface Drawing {
  /** Settles with what leads elsewhere once all is drawn. Rejects where the page cannot be shown. */
  drawn: Promise<PageLink[]>
  stop: () => void
}

/** Draws a page as wide as it is told, and lays its words over it. @param sized when its size is known, before it is drawn */
export function drawPage(
  pdf: PDFDocumentProxy,
  part: number,
  width: number,
  sheet: Sheet,
  sized: (height: number) => void,
): Drawing {
  const gone = new AbortController()
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('takes too long')), TIMEOUT_MS)
    gone.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('left'))
    })
  })
  const draw = async (): Promise<PageLink[]> => {
    const page = await pdf.getPage(part + 1)
    const plain = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / plain.width })
    if (gone.signal.aborted) return []
    const sharp = measure(sheet, viewport)
    sized(viewport.height)
    const { picture, words } = sheet
    words.replaceChildren()
    const drawing = page.render({ canvas: picture, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
    gone.signal.addEventListener('abort', () => {
      drawing.cancel()
      layer.cancel()
    })
    // words that cannot be laid over it do not take the picture away
    const [drawn] = await Promise.allSettled([drawing.promise, layer.render()])
    if (drawn.status === 'rejected') throw drawn.reason
    return linksOf(await page.getAnnotations(), viewport)
  }
  const drawn = Promise.race([draw(), late])
  const stop = () => gone.abort()
  drawn.catch(stop)
  return { drawn, stop }
}

/** @returns how many pixels of the picture a pixel of the page has */
function measure({ paper, picture }: Sheet, { width, height, scale }: PageViewport): number {
  const sharp = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (width * height)))
  paper.style.width = `${width}px`
  paper.style.height = `${height}px`
  paper.style.setProperty('--total-scale-factor', String(scale))
  picture.width = Math.max(1, Math.floor(width * sharp))
  picture.height = Math.max(1, Math.floor(height * sharp))
  return sharp
}

/** Links to other houses are left out, as those of an EPUB are. */
function linksOf(annotations: readonly unknown[], viewport: PageViewport): PageLink[] {
  return annotations.flatMap((annotation) => {
    if (!isInnerLink(annotation)) return []
    const corners: readonly unknown[] = viewport.convertToViewportRectangle(annotation.rect)
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners.map(Number)
    const percent = (length: number, whole: number): number => (length / whole) * 100
    return {
      dest: annotation.dest,
      left: percent(Math.min(x1, x2), viewport.width),
      top: percent(Math.min(y1, y2), viewport.height),
      width: percent(Math.abs(x2 - x1), viewport.width),
      height: percent(Math.abs(y2 - y1), viewport.height),
    }
  })
}

function isInnerLink(value: unknown): value is { rect: number[]; dest: string | unknown[] } {
  if (typeof value !== 'object' || value === null || !('dest' in value) || !('rect' in value)) return false
  const isLeading = typeof value.dest === 'string' || Array.isArray(value.dest)
  return isLeading && Array.isArray(value.rect) && value.rect.every((side) => typeof side === 'number')
}
