import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { stageStore } from '../stage-store.ts'
import { anElement, aScene } from '../testing/scenes.ts'
import { StageTwin } from './StageTwin.tsx'

afterEach(() => {
  cleanup()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('is headed by the h1 of the page where the scene is its main part, and by an h2 under another page [STAGE-8]', async () => {
  await speakIn('en')
  stageStore.setState({ mainName: 'Place: isles' })
  const scene = aScene('isles')
  const { rerender } = render(<StageTwin scene={scene} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(scene.name)
  stageStore.setState({ mainName: null })
  rerender(<StageTwin scene={scene} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(scene.name)
})

it('takes the focus that a place had whose scene is gone: it never falls to the body [STAGE-8]', async () => {
  await speakIn('en')
  const isles = aScene('isles', { elements: [anElement('harbour')] })
  const { rerender } = render(<StageTwin scene={isles} />)
  screen.getByRole('button', { name: 'harbour' }).focus()
  rerender(<StageTwin scene={aScene('harbour')} />)
  expect(document.activeElement).toBe(screen.getByRole('navigation'))
})
