import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PdfBook } from '#kinds/ebook/shared/schemas.ts'
import { Failure } from '#src/lib/failure.ts'
import { speakIn } from '#src/testing/words.ts'
import { PdfReader } from './PdfReader.tsx'
import type { Reading } from './use-reading-position.ts'

const ASKS_NOTHING: Reading['asking'] = {
  ...{ all: [], open: null, answered: undefined, chosen: [], isGiven: false },
  ...{ isDue: () => false, ask: () => false, choose: vi.fn(), check: vi.fn(), close: vi.fn() },
}

/** What pdf.js makes of a file: it needs a worker and a canvas, which journeys have. */
const opening = vi.hoisted(() => ({
  opened: (): Promise<unknown> => Promise.reject(new Error('never said')),
}))
vi.mock('./open-pdf.ts', () => ({
  openPdf: () => ({ opened: opening.opened(), close: () => {} }),
  pageOf: () => Promise.resolve(null),
}))
vi.mock('pdfjs-dist', () => ({
  TextLayer: class {
    render = () => Promise.resolve()
    cancel = () => {}
  },
}))

const BOOK: PdfBook = { key: 'any', format: 'pdf', title: '', words: [5, 5], url: '/scenes/a.pdf' }

function read(part = 0, more: Partial<Reading> = {}) {
  const reading: Reading = {
    start: { part, path: '', offset: 0 },
    saved: 'saved',
    isAtEnd: false,
    unread: null,
    secondsLeft: 0,
    asking: ASKS_NOTHING,
    isFinishing: false,
    trouble: null,
    standAt: vi.fn(),
    readPart: vi.fn(),
    finish: vi.fn(),
    ...more,
  }
  render(<PdfReader book={BOOK} title="Charts" reading={reading} onBack={vi.fn()} />)
  return reading
}

/** A page is drawn where there is room for it. */
function haveRoom() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: () => void
      constructor(notify: () => void) {
        this.notify = notify
      }
      observe = () => this.notify()
      disconnect = () => {}
    },
  )
  return vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
}

const broken = { getPage: () => Promise.reject(new Error('broken')) }

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the player of a PDF', () => {
  it('says that nothing can open it, and does not ask in vain [TASK-1]', async () => {
    opening.opened = () => Promise.reject(new Error('corrupt'))
    read()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This book cannot be opened/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('asks again where it did not come [TASK-2]', async () => {
    opening.opened = () => Promise.reject(new Failure(0, '/scenes/a.pdf'))
    read()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    opening.opened = () => Promise.resolve({ pdf: broken, contents: [] })
    await userEvent.click(retry)
    expect(await screen.findByRole('region', { name: 'Charts' })).toBeTruthy()
  })

  it('shows a page when all of it is drawn, and an empty sheet of its size until then [TASK-1]', async () => {
    const wide = haveRoom()
    let draw = () => {}
    const drawing = new Promise<void>((resolve) => (draw = resolve))
    const viewport = { width: 600, height: 800, scale: 1 }
    const page = {
      getViewport: () => viewport,
      render: () => ({ promise: drawing, cancel: () => {} }),
      streamTextContent: () => null,
      getAnnotations: () => Promise.resolve([]),
    }
    opening.opened = () => Promise.resolve({ pdf: { getPage: () => Promise.resolve(page) }, contents: [] })
    const { readPart } = read()
    const sheet = await waitFor(() => {
      const found = screen.getByRole('region').querySelector('div')
      expect(found?.style.height).toBe('800px')
      return found
    })
    expect(sheet?.getAttribute('aria-busy')).toBe('true')
    expect(readPart).not.toHaveBeenCalled()
    draw()
    await waitFor(() => expect(sheet?.getAttribute('aria-busy')).toBe('false'))
    expect(readPart).toHaveBeenCalledWith(0)
    wide.mockRestore()
  })

  it('says that a page cannot be shown, which keeps nobody from the end [TASK-1]', async () => {
    const wide = haveRoom()
    opening.opened = () => Promise.resolve({ pdf: broken, contents: [] })
    const { readPart } = read(1)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This page cannot be shown/)
    await waitFor(() => expect(readPart).toHaveBeenCalledWith(1))
    wide.mockRestore()
  })

  it('leads from its last page to the one that is still unread, with one press [TASK-1]', async () => {
    opening.opened = () => Promise.resolve({ pdf: broken, contents: [] })
    const { finish } = read(1, { isAtEnd: true, unread: 0 })
    expect(await screen.findByText(/Go back to part 1/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Read on from part 1' }))
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    expect(finish).not.toHaveBeenCalled()
  })

  it('has its contents, and is turned by the keyboard', async () => {
    const line = { title: 'Depths', part: 1, target: null, depth: 0 }
    opening.opened = () =>
      Promise.resolve({ pdf: broken, contents: [{ ...line, part: 0, title: 'Signs' }, line] })
    read()
    const region = await screen.findByRole('region', { name: 'Charts' })
    fireEvent.keyDown(region, { key: 'ArrowRight' })
    expect(screen.getByText('Page 2 of 2: Depths')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Contents' }))
    await userEvent.click(screen.getByRole('button', { name: 'Signs' }))
    expect(screen.getByText('Page 1 of 2: Signs')).toBeTruthy()
  })
})
