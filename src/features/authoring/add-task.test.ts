import { beforeEach, describe, expect, it } from 'vitest'
import type { TaskEdit } from '#kinds/define/edit.ts'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import { MADE } from '#src/testing/fake-scenes.ts'
import { addTask } from './add-task.ts'
import { orderInTasks } from './order-in.ts'
import type { Authoring } from './use-authoring.ts'

const THEIRS = '{ "content": { "type": "survey" }, "points": 7 }\n'
const [harbour = null] = MADE.missions
const edit = {
  needs: null,
  template: () =>
    Promise.resolve({
      file: { content: { type: 'ordering' } },
      words: { en: { name: 'Example' } },
      pictures: { 'example.svg': '<svg/>' },
    }),
} as unknown as TaskEdit

/** A draft in which a colleague writes a task as soon as bytes are sent. */
function draftWith(colleagues: readonly string[]) {
  const edits = createEditStore({}, orderInTasks)
  edits.take('adventure.json', { hash: 'a', text: '{ "rootMission": "harbour" }\n' })
  const waiting = [...colleagues]
  const takeNext = () => {
    const id = waiting.shift()
    if (id !== undefined) edits.take(`harbour/tasks/${id}.json`, { hash: id, text: THEIRS })
  }
  const authoring = {
    ...{ edits, languages: ['en'], files: new Map<string, string>() },
    save: { ready: () => Promise.resolve(true) },
    readText: () => Promise.resolve(null),
    send: () => {
      takeNext()
      return Promise.resolve('hash')
    },
  } as unknown as Authoring
  return { authoring, texts: () => edits.store.getState().texts }
}

const asked = { mission: 'harbour', edit, name: 'First day', place: null, made: harbour, media: null }
const add = (authoring: Authoring, more: Partial<Parameters<typeof addTask>[1]> = {}) =>
  addTask(authoring, { ...asked, names: ['en'], ...more })

describe('a task that is added', () => {
  let draft: ReturnType<typeof draftWith>
  const files = () => Object.keys(draft.texts()).filter((path) => path.includes('first-day'))

  beforeEach(() => {
    // by the picture of the example, then by the first one of each signpost
    draft = draftWith(['rope', 'first-day', 'first-day-2'])
  })

  it('takes the next free name where a colleague has taken its own meanwhile, with its signpost [AUTHOR-1]', async () => {
    const id = await add(draft.authoring)
    expect(draft.texts()[`harbour/tasks/first-day.json`]).toBe(THEIRS)
    expect(id).not.toBe('first-day')
    expect(draft.texts()[`harbour/tasks/${id}.json`]).toContain('ordering')
    expect(files().filter((path) => path.includes('element'))).toEqual([
      `harbour/element ${id}.svg`,
      `harbour/element ${id} done.svg`,
    ])
  })

  it('leaves a place whose task a colleague has written meanwhile to that task [AUTHOR-1]', async () => {
    draft = draftWith(['bell'])
    const id = await add(draft.authoring, { place: { id: 'bell', name: 'Bell' }, made: null })
    expect(id).toBe('first-day')
    expect(draft.texts()['harbour/tasks/bell.json']).toBe(THEIRS)
    expect(draft.texts()['harbour/tasks/first-day.json']).toContain('ordering')
  })
})
