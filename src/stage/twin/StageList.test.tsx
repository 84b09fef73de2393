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
