import { describe, expect, it } from 'vitest'
import type { GalleryFinding } from '#shared/scene/gallery.ts'
import { countErrors, findingsElsewhere, findingsOf } from './findings.ts'
import { aGalleryMission } from './testing/missions.ts'

const found = (file: string, severity: GalleryFinding['severity'] = 'error'): GalleryFinding => ({
  severity,
  file,
  problem: 'is empty',
  hint: 'Export it again.',
})
const findings = [
  found('isles/harbour/scene.svg'),
  found('isles/harbour/text/en.json', 'advice'),
  found('isles/harbour-wall/scene.svg'),
  found('isles/films/bay.webm'),
]
const missions = [aGalleryMission({ id: 'harbour' }), aGalleryMission({ id: 'harbour-wall' })]

describe('what the check says', () => {
  it('stands with the scene in whose folder it was found', () => {
    const here = findingsOf(findings, { adventure: 'isles', mission: 'harbour' })
    expect(here.map(({ file }) => file)).toEqual(['isles/harbour/scene.svg', 'isles/harbour/text/en.json'])
    expect(countErrors(here)).toBe(1)
  })

  it('is told of what belongs to no scene, too', () => {
    const adventures = [{ id: 'isles', names: {}, languages: [], missions }]
    expect(findingsElsewhere({ adventures, findings }).map(({ file }) => file)).toEqual([
      'isles/films/bay.webm',
    ])
  })
})
