import { expect, it } from 'vitest'
import { roomTextsElsewhere } from './rooms.ts'

const WRITTEN = new Set(['people.title', 'streak.title', 'exam.edit.add', 'notes.edit'])
const findingsIn = (path: string, code: string) => roomTextsElsewhere(WRITTEN, new Map([[path, code]]))

it.each([`t('people.title')`, 't(`people.${name}`)'])(
  'finds %s where players would see its key [START-2]',
  (code) => {
    expect(findingsIn('src/game/hud/MainMenu.tsx', code)).toEqual([
      expect.stringContaining('src/game/hud/MainMenu.tsx says a text of people'),
    ])
  },
)

it.each([
  ['src/admin/PeopleArea.tsx', `t('people.title')`],
  ['kinds/exam/edit/ExamForm.tsx', `t('exam.edit.add')`],
  ['src/features/notes/Notes.tsx', `t('notes.edit')`],
  ['src/features/people/List.tsx', `t('people.title')`],
  ['src/game/hud/MainMenu.tsx', `t('streak.title') + 'people.json'`],
])('lets %s say %s', (path, code) => {
  expect(findingsIn(path, code)).toEqual([])
})

it('takes the form of a kind for a room, and not its player [START-2]', () => {
  expect(findingsIn('kinds/exam/client/ExamPlayer.tsx', `t('exam.edit.add')`)).toHaveLength(1)
})
