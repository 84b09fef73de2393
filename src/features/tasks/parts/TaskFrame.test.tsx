import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { TaskFrame } from './TaskFrame.tsx'

afterEach(cleanup)

interface FrameProps {
  onBack?: (() => void) | null
  children: ReactNode
}

function Frame({ onBack = () => undefined, children }: FrameProps) {
  return (
    <TaskFrame
      title="Crates that warn"
      saved="saved"
      progress={null}
      footer={null}
      notice={null}
      isFinishing={false}
      onBack={onBack}
    >
      {children}
    </TaskFrame>
  )
}

async function show(content: ReactNode): Promise<void> {
  await speakIn('en')
  render(<Frame>{content}</Frame>)
}

it('takes the focus at its title, because the button that began the task is gone [STAGE-8]', async () => {
  await show('What is asked.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Crates that warn' }))
})

it('leaves the focus where a kind has a better place for it [STAGE-8]', async () => {
  await show(<button autoFocus>Play</button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})

it('gives the focus of what an action takes away to what stands in its place, and to its title where nothing does [ACCESS-4]', async () => {
  await speakIn('en')
  function Hints() {
    const [left, setLeft] = useState(['A hint', 'Another hint'])
    return (
      <Frame onBack={null}>
        {left.map((hint) => (
          <button key={hint} onClick={() => setLeft(left.filter((one) => one !== hint))}>
            {hint}
          </button>
        ))}
      </Frame>
    )
  }
  render(<Hints />)
  await userEvent.click(screen.getByRole('button', { name: 'A hint' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Another hint' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('asks again for a picture that did not come, until it does or is shown no more [START-1]', async () => {
  const [card, gone] = ['/scenes/card.0123456789abcdef.webp', '/scenes/gone.0123456789abcdef.webp']
  const [made, asked] = [new Set<string>(), new Array<string>()]
  class Fetched {
    onload: () => void = () => undefined
    onerror: () => void = () => undefined
    set src(src: string) {
      const { pathname } = new URL(src, location.href)
      asked.push(pathname)
      queueMicrotask(made.has(pathname) ? this.onload : this.onerror)
    }
  }
  vi.useFakeTimers()
  vi.stubGlobal('Image', Fetched)
  try {
    await speakIn('en')
    const { rerender } = render(
      <Frame>
        {[card, gone].map((src) => (
          <img key={src} src={src} alt={src} />
        ))}
      </Frame>,
    )
    const shown = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
    for (const picture of [card, gone]) fireEvent.error(screen.getByAltText(picture))
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual([card, gone])
    expect(shown).not.toHaveBeenCalled()
    rerender(
      <Frame>
        {[card].map((src) => (
          <img key={src} src={src} alt={src} />
        ))}
      </Frame>,
    )
    made.add(card)
    await vi.advanceTimersByTimeAsync(4000)
    expect(asked).toEqual([card, gone, card])
    expect(shown).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
    shown.mockRestore()
  } finally {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
