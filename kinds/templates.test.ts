import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { MissionText } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'
import { Findings } from '#server/intake/findings.ts'
import { TASKS_EDIT } from './edit.ts'
import { TASKS_SERVER } from './server.ts'

describe.each(Object.entries(TASKS_EDIT))('what a new task of the kind %s begins with', (kind, edit) => {
  it('is one that plays: no check finds anything in it [AUTHOR-1]', async () => {
    const { content } = TaskFile.parse((await edit.template()).file)
    const findings = new Findings()
    TASKS_SERVER[content.type].intake.check(content, kind, findings)
    expect([content.type, findings.list]).toEqual([kind, []])
  })

  it.each(LANGUAGE_CODES)('says everything that it shows in %s [AUTHOR-1] [LANG-1]', async (language) => {
    const { file, words } = await edit.template()
    const { content } = TaskFile.parse(file)
    const { example } = MissionText.parse({ name: 'Harbour', tasks: { example: words[language] } }).tasks
    const needed = TASKS_SERVER[content.type].intake.words(content)
    const missing = (needed?.parts ?? []).flatMap(({ id, fields, mayBeEmpty = [], answers = [] }) => {
      const part = needed && example?.[needed.group]?.[id]
      return [
        ...fields.filter((field) => !part?.[field]),
        ...mayBeEmpty.filter((field) => part?.[field] === undefined),
        ...answers.filter((answer) => !part?.answers?.[answer]),
      ].map((field) => `${id} ${field}`)
    })
    expect(missing).toEqual([])
  })

  it('has a hint for the whole of it where its player shows one, on both sides [KIND-1]', async () => {
    const { content } = TaskFile.parse((await edit.template()).file)
    expect(TASKS_SERVER[content.type].intake.words(content)?.hasHint ?? false).toBe(edit.hasHint)
  })

  it('shows no picture that it does not bring [AUTHOR-1]', async () => {
    const { file, pictures } = await edit.template()
    const named = [...JSON.stringify(file).matchAll(/"([\w-]+\.svg)"/g)].map(([, name]) => name)
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(pictures).toSorted())
    for (const drawing of Object.values(pictures))
      expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 960 600"/)
  })
})
