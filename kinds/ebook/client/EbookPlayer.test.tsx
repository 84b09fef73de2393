import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Book, BookQuestion, EbookMove, EbookState } from '#kinds/ebook/shared/schemas.ts'
import { aTask } from '#src/testing/missions.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { EbookPlayer } from './EbookPlayer.tsx'

const CHAPTERS = [
  '<h1>Storm</h1><p>Read on<a data-part="2" data-target="in-book-n">1</a></p>',
  '<h1>Calm</h1><p><img src="p0.webp" alt="A boat"></p>',
  '<p id="in-book-n">A note</p>',
]

const line = (title: string, part: number) => ({ title, part, target: null, depth: 0 })
const EPUB: Book = {
  ...{ key: 'any', format: 'epub', title: 'Weather', language: 'en', direction: 'ltr', inOrder: 2 },
  words: [10, 10, 2],
  contents: [line('Storm', 0), line('Calm', 1)],
  chapters: [0, 1, 2].map((part) => `/scenes/weather/c${part}.json`),
}

const QUESTIONS: BookQuestion[] = ['first', 'second'].map((id, index) => ({
  ...{ id, after: index + 1 },
  question: {
    text: `The ${id}?`,
    isMultiple: false,
    answers: [
      { id: 'yes', text: 'Yes' },
      { id: 'no', text: 'No' },
    ],
  },
}))

function anAttempt(book: Book, state: Partial<EbookState>, questions?: BookQuestion[]): AttemptOf<'ebook'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'weather',
    task: aTask(),
    playable: { type: 'ebook', books: [book], ...(questions && { questions }) },
    state: { type: 'ebook', place: null, read: [], secondsLeft: 0, ...state },
  }
}

function play({
  book = EPUB,
  questions,
  ...state
}: Partial<EbookState> & { book?: Book; questions?: BookQuestion[] } = {}) {
  const stored: EbookState = { type: 'ebook', place: null, read: [], secondsLeft: 0, ...state }
  answerWith((_, body) => {
    for (const { place, read, answer } of movesIn(body)) {
      stored.place = place ?? stored.place
      if (read) stored.read = [...stored.read, read]
      if (answer) {
        const judged = {
          isCorrect: answer.answers[0] === 'yes',
          correct: ['yes'],
          explanation: 'As it says.',
        }
        stored.answered = [...(stored.answered ?? []), { ...answer, ...judged }]
      }
    }
    return { status: 200, body: { state: { ...stored }, refused: [] } }
  })
  const onFinish = vi.fn(() => Promise.resolve())
  const props = { playerId: 'ola', onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EbookPlayer attempt={anAttempt(book, state, questions)} {...props} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onFinish, stored }
}

function movesIn(body: unknown): EbookMove[] {
  const sent: { moves: EbookMove[] } = JSON.parse(String(body))
  return sent.moves
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const page = () => screen.getByRole('region')
const shown = (words: string) => waitFor(() => expect(page().textContent).toContain(words))

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  vi.stubGlobal('fetch', (url: string) => {
    const html = CHAPTERS[Number(/c(\d)\.json/.exec(url)?.[1])]
    return Promise.resolve(html === undefined ? new Response('', { status: 404 }) : Response.json({ html }))
  })
  await speakIn('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the player of an EPUB', () => {
  it('has the focus from the start, and shows it to whoever has a keyboard', async () => {
    const untouched = { configurable: true, value: { hasBeenActive: false } }
    Object.defineProperty(navigator, 'userActivation', untouched)
    play()
    await shown('Storm')
    expect(document.activeElement).toBe(page())
    expect(page().hasAttribute('data-unasked')).toBe(true)
    fireEvent.keyDown(page(), { key: 'Tab' })
    expect(page().hasAttribute('data-unasked')).toBe(false)
    Reflect.deleteProperty(navigator, 'userActivation')
  })

  it('shows a chapter as part of the page, its pictures where they lie [TASK-1]', async () => {
    play({ place: { book: 'any', part: 1, path: '', offset: 0 } })
    await shown('Calm')
    expect(screen.getByRole('img', { name: 'A boat' })).toHaveProperty(
      'src',
      `${location.origin}/scenes/weather/p0.webp`,
    )
  })

  it('is turned by its buttons, by arrows and by going on at the end, and says where it is [TASK-1]', async () => {
    const { user, stored } = play()
    await shown('Storm')
    await user.click(button('Next'))
    await shown('Calm')
    expect(screen.getByText('Chapter 2 of 2: Calm')).toBeTruthy()
    fireEvent.scroll(page())
    await waitFor(() => expect(stored.place).toMatchObject({ part: 1 }))
    page().focus()
    await user.keyboard('{ArrowLeft}')
    await shown('Storm')
    await user.keyboard(' ')
    await shown('Calm')
    await user.keyboard('{PageUp}')
    await shown('Storm')
  })

  it('is turned the other way round where its pages are', async () => {
    const { user } = play({ book: { ...EPUB, direction: 'rtl' } })
    await shown('Storm')
    page().focus()
    await user.keyboard('{ArrowLeft}')
    await shown('Calm')
  })

  it('is turned by a finger drawn across, and not by one drawn down', async () => {
    play()
    await shown('Storm')
    const draw = (across: number, down: number) => {
      const finger = { pointerType: 'touch', isPrimary: true, bubbles: true }
      fireEvent(page(), new PointerEvent('pointerdown', { ...finger, clientX: 300, clientY: 300 }))
      fireEvent(
        page(),
        new PointerEvent('pointerup', { ...finger, clientX: 300 + across, clientY: 300 + down }),
      )
    }
    draw(-80, 120)
    expect(screen.getByText('Chapter 1 of 2: Storm')).toBeTruthy()
    draw(-120, 20)
    await shown('Calm')
    draw(120, 20)
    await shown('Storm')
  })

  it('follows a link beside the text and leads back, and counts nothing of it [TASK-2]', async () => {
    const { user, stored } = play()
    await shown('Storm')
    await user.click(screen.getByRole('link', { name: '1' }))
    expect(await screen.findByText('A note')).toBeTruthy()
    await user.click(button('Back to the text'))
    await shown('Storm')
    expect(stored.place).toMatchObject({ part: 0 })
    expect(stored.read.every(({ part }) => part < 2)).toBe(true)
  })

  it('keeps how the player likes to read, and the contents lead to chapters', async () => {
    const { user } = play()
    await shown('Storm')
    await user.click(button('Reading settings'))
    await user.click(button('Larger text'))
    await user.keyboard('{Escape}')
    await user.click(button('Contents'))
    await user.click(button('Calm'))
    await shown('Calm')
    expect(page().dataset.size).toBe('3')
  })

  it('is finished at the end of its last chapter, not before its time [TASK-1]', async () => {
    const { user, onFinish } = play({ place: { book: 'any', part: 1, path: '', offset: 0 }, secondsLeft: 61 })
    await shown('Calm')
    expect(screen.getByText('Read to the end first.')).toBeTruthy()
    fireEvent.scroll(page())
    expect(await screen.findByText(/Take your time: 1:0[01] to go\./)).toBeTruthy()
    await user.click(button('Finish'))
    expect(onFinish).not.toHaveBeenCalled()
    cleanup()
    const second = play({ place: { book: 'any', part: 1, path: '', offset: 0 } })
    await shown('Calm')
    fireEvent.scroll(page())
    await waitFor(() => expect(button('Finish').getAttribute('aria-disabled')).toBeNull())
    await second.user.click(button('Finish'))
    await waitFor(() => expect(second.onFinish).toHaveBeenCalledOnce())
    expect(asked.some(({ body }) => String(body).includes('"read":{"book":"any","part":1}'))).toBe(true)
  })

  it('asks between two chapters, and before its end what was passed by [KIND-1] [TASK-1]', async () => {
    const { user, onFinish } = play({ questions: QUESTIONS })
    await shown('Storm')
    await user.click(button('Next'))
    expect(screen.getByText('Question 1 of 2')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The first?' }))
    expect(button('Check').hasAttribute('disabled')).toBe(true)
    await user.click(button('Back to the text'))
    await shown('Storm')
    // by the contents nobody is held up
    await user.click(button('Contents'))
    await user.click(button('Calm'))
    await shown('Calm')
    fireEvent.scroll(page())
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
    await user.click(button('Next'))
    await user.click(screen.getByRole('radio', { name: /No/ }))
    await user.click(button('Check'))
    expect(await screen.findByText('As it says.')).toBeTruthy()
    await user.click(button('Next'))
    expect(screen.getByRole('heading', { name: 'The second?' })).toBeTruthy()
    await user.keyboard('a')
    await user.click(button('Check'))
    await screen.findByText('That is right.')
    await user.click(button('Next'))
    await waitFor(() => expect(button('Finish').getAttribute('aria-disabled')).toBeNull())
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('says so where a chapter does not come, and asks again', async () => {
    const { user } = play({ book: { ...EPUB, chapters: ['/scenes/gone.json', ...EPUB.chapters.slice(1)] } })
    expect(await screen.findByText('This chapter could not be loaded.')).toBeTruthy()
    expect(button('Try again')).toBeTruthy()
    await user.click(button('Next'))
    await shown('Calm')
  })
})
