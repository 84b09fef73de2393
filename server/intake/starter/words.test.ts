import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { missionFiles } from './mission-files.ts'

it.each(LANGUAGE_CODES)(
  'the tasks of a new mission speak of no file to those who write in the browser, in %s [AUTHOR-1]',
  (language) => {
    const { [`isle/text/${language}.json`]: words = '' } = missionFiles('isle', 'isle', [language])
    const { tasks } = JSON.parse(words) as { tasks: Record<string, unknown> }
    expect(Object.keys(tasks)).toHaveLength(3)
    expect(JSON.stringify(tasks)).not.toMatch(/json|\w\/(?:[\s,."]|$)|\b(?:file|plik|Datei|archivo)/i)
  },
)
