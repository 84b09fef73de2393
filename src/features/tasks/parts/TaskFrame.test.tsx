import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ART, expectAskedAgain } from '#src/testing/lost-pictures.ts'
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

it('asks again for a picture that did not come [START-1]', async () => {
  await show(<img src={ART} alt="A card" />)
  await expectAskedAgain(screen.getByAltText('A card'))
})
