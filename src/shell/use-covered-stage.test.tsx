import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stageStore } from '#src/stage/stage-store.ts'
import { useCoveredStage } from './use-covered-stage.ts'

function Cover() {
  useCoveredStage()
  return null
}

const isCovered = () => stageStore.getState().isCovered

afterEach(cleanup)

it('the stage stays covered where one cover goes after the next has come [STAGE-4]', () => {
  const { rerender, unmount } = render([<Cover key="notice" />])
  rerender([<Cover key="notice" />, <Cover key="task" />])
  rerender([<Cover key="task" />])
  expect(isCovered()).toBe(true)
  unmount()
  expect(isCovered()).toBe(false)
})
