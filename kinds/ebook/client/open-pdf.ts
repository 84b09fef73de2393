import { getDocument, GlobalWorkerOptions, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist'
import { Failure } from '#src/lib/failure.ts'
import { trustScript } from '#src/lib/trusted-types.ts'
import type { Line } from './ContentsPopup.tsx'

/** The parts of pdf.js that it fetches by itself: copied here by the build. */
const FILES = '/assets/pdf/'
const WORKER = `${FILES}pdf.worker.min.mjs`
/** What takes longer to open was made to. */
const TIMEOUT_MS = 60_000

export interface OpenPdf {
  pdf: PDFDocumentProxy
  contents: Line[]
}

/** Opens a PDF in a worker of our own. @throws Failure where the file did not come, else what is wrong with it */
export function openPdf(url: string): { opened: Promise<OpenPdf>; close: () => void } {
  const port = new Worker(trustScript(WORKER), { type: 'module' })
  GlobalWorkerOptions.workerPort = port
  const task = getDocument({
    url,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
    // the same letters on every machine
    useSystemFonts: false,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    // pictures of scans (JBIG2, fax) and of archives (JPEG 2000), and the colours of print
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
  })
  const timer = setTimeout(() => void task.destroy(), TIMEOUT_MS)
  // a locked book is told, never asked about
  task.onPassword = () => void task.destroy()
  const opened = task.promise.then(
    async (pdf) => ({ pdf, contents: await contentsOf(pdf) }),
    (error: unknown) => {
      throw isAway(error) ? new Failure(0, url) : error
    },
  )
  return {
    opened: opened.finally(() => clearTimeout(timer)),
    close: () => {
      clearTimeout(timer)
      void task.destroy().finally(() => port.terminate())
    },
  }
}

function isAway(error: unknown): boolean {
  return error instanceof Error && error.name === 'ResponseException'
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

async function contentsOf(pdf: PDFDocumentProxy): Promise<Line[]> {
  const lines: Line[] = []
  const add = async (nodes: readonly OutlineNode[], depth: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      const part = await pageOf(pdf, dest).catch(() => null)
      if (part !== null && title.trim() !== '') lines.push({ title, part, target: null, depth })
      if (depth < 3) await add(items, depth + 1)
    }
  }
  const outline: readonly OutlineNode[] | null = await pdf.getOutline().catch(() => null)
  await add(outline ?? [], 0)
  return lines
}

/** Index of the page that a place in a PDF, or the name of one, stands on; null where there is none. */
export async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | null> {
  const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const page: unknown = Array.isArray(explicit) ? explicit[0] : null
  if (typeof page === 'number') return page
  return isReference(page) ? pdf.getPageIndex(page) : null
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value
}
