import { describe, expect, it } from 'vitest'
import type { PublishedPackage, ScormPublished } from '../shared/schemas.ts'
import { editionIn, packageFor } from './edition.ts'

const pack = (folder: string): PublishedPackage => ({ folder, title: folder, items: [] })
const content = (more: Partial<ScormPublished>): ScormPublished => ({
  ...{ type: 'scorm12', minimumSeconds: 0, package: pack('all') },
  ...more,
})

describe('a package in several languages', () => {
  it('is that of the player’s language, else the one for all, else any [AUTHOR-1] [LANG-1]', () => {
    const both = content({ editions: { pl: pack('pl'), de: pack('de') } })
    expect([editionIn(both, 'pl'), editionIn(both, 'en'), editionIn(both, undefined)]).toEqual([
      'pl',
      undefined,
      undefined,
    ])
    const none = { ...both, package: null }
    expect(editionIn(none, 'de')).toBe('de')
    expect(['pl', 'de']).toContain(editionIn(none, 'en'))
    expect(editionIn(content({}), 'pl')).toBeUndefined()
  })

  it('stays that in which an attempt began, as long as it is there [AUTHOR-1]', () => {
    const both = content({ editions: { pl: pack('pl') } })
    expect(packageFor(both, { edition: 'pl' })?.folder).toBe('pl')
    expect(packageFor(both, {})?.folder).toBe('all')
    expect(packageFor(content({}), { edition: 'pl' })?.folder).toBe('all')
  })
})
