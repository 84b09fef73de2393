import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emit, listen } from '#src/lib/events.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskAssistant, TaskHints } from '../task-assistant.ts'
import { TaskFrame } from './TaskFrame.tsx'

const MOUTHS = { small: '/mouthpuffin.webp', round: '/roundmouthpuffin.webp', wide: '/mouthpuffin.webp' }
const HINT = 'Start by ruling out what does not hold.'

function frame(hint: string | null, now = 1, face: string | null = '/headpuffin.webp', hintFor?: string) {
  return (
    <TaskAssistant value={face === null ? null : { face, mouths: MOUTHS }}>
      <TaskFrame
        title="Crates that warn"
        saved="saved"
        now={now}
        total={3}
        place={`Card ${now} of 3`}
        footer={<button>Check</button>}
        notice={null}
        isFinishing={false}
        onBack={() => undefined}
        hint={hint}
        hintFor={hintFor}
      >
        What is asked.
      </TaskFrame>
    </TaskAssistant>
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const mood = () => document.querySelector('[data-mood]')?.getAttribute('data-mood') ?? null
const judge = (verdict: 'right' | 'nearly' | 'wrong') =>
  act(() => emit({ type: 'answer-judged', verdict, row: 1 }))

beforeEach(async () => {
  await speakIn('en')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete document.documentElement.dataset['calm']
})

describe('the assistant in a task', () => {
  it('is glad at what is right and concerned at what is wrong, and still where feedback is calm [ALIVE-1] [ACCESS-5]', () => {
    render(frame(null))
    expect(mood()).toBeNull()
    judge('right')
    expect(mood()).toBe('glad')
    judge('wrong')
    expect(mood()).toBe('concerned')
    document.documentElement.dataset['calm'] = 'yes'
    judge('right')
    expect(mood()).toBeNull()
  })

  it('looks at the pointer, and stays as it is where feedback is calm [ALIVE-1] [ACCESS-5]', async () => {
    render(frame(null))
    const face = document.querySelector('img')
    fireEvent.pointerMove(window, { clientX: 900, clientY: 90 })
    await pass(40)
    expect(face?.style.getPropertyValue('--look-x')).toBe('1.00')
    document.documentElement.dataset['calm'] = 'yes'
    fireEvent.pointerMove(window, { clientX: -900, clientY: 90 })
    await pass(40)
    expect(face?.style.getPropertyValue('--look-x')).toBe('1.00')
  })

  it('gives a hint to anyone who hesitates, in writing and by its voice, and once for each question [ALIVE-1]', async () => {
    const spoken: string[] = []
    const stop = listen((event) => event.type === 'assistant-spoke' && spoken.push(event.text))
    const { rerender } = render(frame(HINT))
    await pass(29_000)
    fireEvent.keyDown(window, { key: 'Tab' })
    await pass(29_000)
    expect(screen.queryByText(HINT, { selector: 'p' })).toBeNull()
    await pass(2000)
    screen.getByText(HINT, { selector: 'p' })
    expect(spoken).toEqual([HINT])
    expect(document.querySelector('img[src="/mouthpuffin.webp"]')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Hide the hint' }))
    expect(spoken).toEqual([HINT, ''])
    await pass(90_000)
    expect(screen.queryByText(HINT, { selector: 'p' })).toBeNull()
    rerender(frame(HINT, 2))
    await pass(31_000)
    screen.getByText(HINT, { selector: 'p' })
    stop()
  })

  it('says what the author wrote for the part that asks, in the voice that was recorded, its mouth with it [ALIVE-1] [KIND-1]', async () => {
    const voice = { files: ['/two.ogg'], mouth: '-w-' }
    const spoken: unknown[] = []
    const stop = listen((event) => event.type === 'assistant-spoke' && spoken.push(event))
    const { rerender } = render(
      <TaskHints value={{ two: { text: 'Think of the crate.', voice } }}>{frame(HINT)}</TaskHints>,
    )
    await pass(31_000)
    screen.getByText(HINT, { selector: 'p' })
    rerender(
      <TaskHints value={{ two: { text: 'Think of the crate.', voice } }}>
        {frame(HINT, 2, undefined, 'two')}
      </TaskHints>,
    )
    await pass(31_000)
    screen.getByText('Think of the crate.', { selector: 'p' })
    expect(spoken.at(-1)).toEqual({ type: 'assistant-spoke', text: 'Think of the crate.', voice })
    const face = document.querySelector('img[src="/roundmouthpuffin.webp"]')?.parentElement
    expect(document.querySelectorAll('img[src="/mouthpuffin.webp"]')).toHaveLength(1)
    act(() => emit({ type: 'assistant-mouth', shape: 'round' }))
    expect(face?.dataset['shape']).toBe('round')
    act(() => emit({ type: 'assistant-mouth', shape: null }))
    expect(face?.dataset['shape']).toBe('closed')
    document.documentElement.dataset['calm'] = 'yes'
    act(() => emit({ type: 'assistant-mouth', shape: 'wide' }))
    expect(face?.dataset['shape']).toBe('closed')
    stop()
  })

  it('says nothing where nothing is asked, and takes a hint back once it is answered [ALIVE-1]', async () => {
    const { rerender } = render(frame(null))
    await pass(90_000)
    expect(screen.queryByRole('button', { name: 'Hide the hint' })).toBeNull()
    rerender(frame(HINT))
    await pass(31_000)
    screen.getByText(HINT, { selector: 'p' })
    rerender(frame(null))
    expect(screen.queryByText(HINT, { selector: 'p' })).toBeNull()
  })

  it('hints also where nobody is drawn, or the picture does not come [ALIVE-1]', async () => {
    const { rerender } = render(frame(HINT, 1, null))
    expect(document.querySelector('img')).toBeNull()
    await pass(31_000)
    screen.getByText(HINT, { selector: 'p' })
    rerender(frame(null, 1, '/lost.webp'))
    fireEvent.error(document.querySelector('img') ?? document.body)
    expect(document.querySelector('img')).toBeNull()
  })
})
