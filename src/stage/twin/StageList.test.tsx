import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { anElement, aScene } from '../testing/scenes.ts'
import { StageList } from './StageList.tsx'

afterEach(cleanup)

it('names every place but what stands in no list [MAP-3]', async () => {
  await speakIn('en')
  const elements = [anElement('harbour'), anElement('bottle', { sign: 'secret' })]
  render(<StageList scene={aScene('isles', { elements })} onMap={null} />)
  expect(screen.getAllByRole('button').map((row) => row.getAttribute('aria-label'))).toEqual(['harbour'])
})

it('says why where there is no map to go back to, and leads back to one where there is [STAGE-8]', async () => {
  await speakIn('en')
  const { rerender } = render(<StageList scene={aScene('isles')} onMap={null} />)
  const why = 'This map cannot be shown as a picture here. You can play everything on it from this list.'
  expect(screen.getByText(why)).toBeTruthy()
  rerender(<StageList scene={aScene('isles')} onMap={() => undefined} />)
  expect(screen.queryByText(why)).toBeNull()
  expect(screen.getByRole('button', { name: 'Show as a map' })).toBeTruthy()
})

it('has the places first, and what the scene looks like behind them [ACCESS-1, ACCESS-4]', async () => {
  await speakIn('en')
  const elements = [anElement('harbour', { description: 'Houses behind a quay.' })]
  render(<StageList scene={aScene('isles', { elements, description: 'A winter sea.' })} onMap={null} />)
  const row = screen.getByRole('button', { name: 'harbour' })
  expect(row.getAttribute('aria-description')).toBe('Houses behind a quay.')
  const about = screen.getByText('A winter sea.')
  expect(row.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
