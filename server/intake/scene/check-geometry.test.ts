import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SceneFile } from '#shared/scene/files.ts'
import { safeBox } from '#shared/scene/measures.ts'
import { Findings } from '../findings.ts'
import { checkGeometry } from './check-geometry.ts'
import { smallestTarget } from './measures.ts'

const MB = 1024 * 1024
const size = { width: 1920, height: 1080 }

function findingsFor(kind: 'static' | 'moving', full: number, small: number): string[] {
  const findings = new Findings()
  checkGeometry({
    kind,
    drawn: {
      layout: { size, safe: safeBox(kind, size), background: null, layers: [], elements: [] },
      pictures: [{ id: 'element harbour normal', bytes: 256 }],
      bytes: { full: full * MB, small: small * MB },
      thinnest: null,
      burnt: {},
    },
    settings: { ...z.parse(SceneFile, {}), label: 'a/scene.json' },
    label: 'a/scene.svg',
    files: new Map(),
    findings,
  })
  return findings.list.map(({ problem, hint }) => `${problem}. ${hint}`)
}

it('allows 64 MB for a scene, 96 MB for a moving map, 24 MB on phones, and names the largest picture [DESIGN-3]', () => {
  expect(findingsFor('static', 64, 24)).toEqual([])
  expect(findingsFor('moving', 96, 24)).toEqual([])
  const [over, ...others] = findingsFor('static', 65, 20)
  expect(over).toMatch(/takes 65\.0 MB of graphics memory, more than 64\.0 MB.*Largest: element harbour/)
  expect(others).toEqual([])
  expect(findingsFor('moving', 90, 25)).toEqual([expect.stringMatching(/25\.0 MB on phones/)])
})

it('keeps what a 4:3 tablet shows, and 44 px on a screen 500 high', () => {
  expect(safeBox('static', size)).toEqual({ x: 240, y: 0, width: 1440, height: 1080 })
  expect(smallestTarget('static', size)).toBe(96)
  expect(smallestTarget('moving', { width: 3840, height: 2160 })).toBe(96)
})
