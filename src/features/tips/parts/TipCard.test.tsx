import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BookTip } from '#shared/contract/tips.ts'
import { speakIn } from '#src/testing/words.ts'
import { TipCard } from './TipCard.tsx'

const tip: BookTip = {
  id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
  text: 'Ask before you answer.',
  language: 'en',
  author: null,
  date: '2026-03-05T10:00:00.000Z',
  isMine: true,
  mayWithdraw: true,
  chosen: 0,
}

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('a tip is taken back once, however often that is pressed [PROTIP-4]', async () => {
  answerWith(() => new Promise(() => {}))
  render(<TipCard tip={tip} mate={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw' }))
  expect(asked.map(({ method }) => method)).toEqual(['DELETE'])
})
