import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import type { Answered, Card } from './pill.ts'
import { PillView } from './PillView.tsx'

const plain = (id: string): Card => ({
  id,
  picture: null,
  pictureAlt: '',
  title: id,
  text: '',
  question: null,
})
const question = {
  text: 'Which?',
  isMultiple: false,
  answers: [
    { id: 'a', text: 'Apples' },
    { id: 'b', text: 'Bread' },
  ],
}
const cards = [plain('first'), { ...plain('asking'), question }, plain('last')]
const judged: Answered = { card: 'asking', answers: ['b'], isCorrect: true, correct: ['b'], explanation: '' }

/** A pill that judges at once, as the server does in a moment. */
function Pill() {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState<Answered>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [index])
  return (
    <PillView
      {...{ title: 'Pill', cards, index, heading, chosen, answered: index === 1 ? answered : undefined }}
      {...{ isChecking: false, isFinishing: false, saved: 'saved', notice: null, onBack: null }}
      onChoose={(answer) => setChosen([answer])}
      onCheck={() => setAnswered(judged)}
      onFinish={() => undefined}
      onStandOn={setIndex}
    />
  )
}

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('goes on with Enter from a heading or an answer, and loses the focus nowhere [ACCESS-4]', async () => {
  render(<Pill />)
  const user = userEvent.setup()
  const heading = (name: string) => screen.getByRole('heading', { name, level: 2 })
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heading('asking'))
  await user.keyboard('{Enter}')
  expect(screen.queryByText('That is right.')).toBeNull()
  await user.keyboard('b{Tab}{Enter}')
  expect(screen.getByText('That is right.')).toBeTruthy()
  expect(document.activeElement).toBe(heading('asking'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heading('last'))
})

it('leaves Enter to a button that has the focus [ACCESS-4]', async () => {
  render(<Pill />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.keyboard('b')
  screen.getByRole('button', { name: 'Back' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'first' })).toBeTruthy()
  expect(screen.queryByText('That is right.')).toBeNull()
})
