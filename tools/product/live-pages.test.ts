import { expect, it } from 'vitest'
import { SCENES_ASKED, SCENES_CHECKED, type LiveFinding } from '#shared/scene/live.ts'
import { livePages } from './live-pages.ts'

const finding: LiveFinding = {
  severity: 'error',
  file: 'isle/home/scene.svg',
  problem: 'is no SVG',
  hint: 'Export it again.',
}

/** As Vite's: what was sent to all, and a page that asks. */
function aSocket() {
  const toAll: unknown[] = []
  const asked: ((said: unknown, page: { send: (...said: unknown[]) => void }) => void)[] = []
  return {
    toAll,
    socket: {
      send: (said: unknown) => void toAll.push(said),
      on: (event: string, listener: (typeof asked)[number]) => {
        if (event === SCENES_ASKED) asked.push(listener)
      },
    },
    ask: () => {
      const heard: unknown[] = []
      for (const listener of asked) listener(null, { send: (...said) => void heard.push(said) })
      return heard
    },
  }
}

it('tells the open pages what is wrong, and those that are opened later; a build that broke off too [DESIGN-2]', () => {
  const { socket, toAll, ask } = aSocket()
  const pages = livePages(socket)
  expect(ask()).toEqual([])
  pages.check([finding])
  expect(toAll).toEqual([
    { type: 'custom', event: SCENES_CHECKED, data: { findings: [finding], hasNewer: false } },
  ])
  expect(ask()).toEqual([[SCENES_CHECKED, { findings: [finding], hasNewer: false }]])

  pages.reportBroken(new Error('the disk is full'))
  const problem = 'nothing could be built: the disk is full'
  expect(ask()).toMatchObject([[SCENES_CHECKED, { findings: [finding, { severity: 'error', problem }] }]])
  pages.check([])
  expect(ask()).toEqual([[SCENES_CHECKED, { findings: [], hasNewer: false }]])
})

it('says whether something was saved since the build began [DESIGN-2]', () => {
  const { socket, ask } = aSocket()
  const pages = livePages(socket)
  pages.reportSaved()
  pages.begin()
  pages.reportSaved()
  pages.check([])
  expect(ask()).toEqual([[SCENES_CHECKED, { findings: [], hasNewer: true }]])
  pages.begin()
  pages.check([])
  expect(ask()).toEqual([[SCENES_CHECKED, { findings: [], hasNewer: false }]])
})
