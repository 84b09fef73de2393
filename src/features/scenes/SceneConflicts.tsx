import { useTranslation } from 'react-i18next'
import type { Json } from '#shared/content/json.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { ConflictList, type ShownConflict } from '#src/ui/ConflictList.tsx'
import type { Conflict } from '#src/outbox/edits/edit-store.ts'
import { placeName } from './names.ts'
import { placeOfValue, togetherByThing } from './conflicts.ts'
import styles from './Panels.module.css'
import { valueIn } from '#src/outbox/edits/steps.ts'
import { useEditLanguage, useEditor, useEdits } from './use-editor.ts'

/** How the fields of scene.json are called. */
const FIELDS = {
  shift: 'scenes.place',
  grow: 'scenes.size',
  label: 'scenes.field.label',
  lamp: 'scenes.field.lamp',
  foot: 'scenes.field.foot',
  hit: 'scenes.points.hit',
  reflect: 'scenes.field.reflect',
  depth: 'scenes.field.depth',
  order: 'scenes.field.order',
  name: 'scenes.field.called',
  path: 'scenes.points.path',
  drift: 'scenes.field.drift',
  lanterns: 'scenes.points.lanterns',
  safe: 'scenes.frame.title',
  align: 'scenes.frame.align',
  weather: 'scenes.weather.title',
  season: 'scenes.layers.seasons.title',
  assistant: 'scenes.art.scene.assistant',
  film: 'scenes.art.scene.film',
  sound: 'scenes.art.scene.ambience',
} as const

interface SceneConflictsProps {
  /** The last one is decided, and what had the focus is gone. */
  onDone: () => void
}

/** What of scenes a colleague changed meanwhile as well. */
export function SceneConflicts({ onDone }: SceneConflictsProps) {
  const { t } = useTranslation()
  const { edits, save, missions, changedBy } = useEditor()
  const conflicts = useEdits((state) => state.conflicts)
  const texts = useEdits((state) => state.texts)
  const language = useEditLanguage()
  const groups = togetherByThing(conflicts)
  const groupOf = (id: string) => groups.find(([first]) => first?.id === id) ?? []
  const prepare = (id: string) => save.ready([...new Set(groupOf(id).map(({ mine }) => mine.file))])
  const decide = (id: string, choice: 'mine' | 'theirs'): boolean => {
    const group = groupOf(id)
    const [first] = group
    if (!first) return true
    const place = placeOfValue(first.mine)
    const thing = place.thing?.id ?? place.mission
    const ids = group.map((one) => one.id)
    edits.decide(ids, choice, { word: 'chosen', things: [thing], mission: place.mission })
    return !edits.store.getState().conflicts.some((one) => ids.includes(one.id))
  }
  const show = (group: readonly Conflict[]): ShownConflict[] => {
    const [first] = group
    if (!first) return []
    const { id, mine } = first
    const place = placeOfValue(mine)
    const mission = missions.find((one) => one.id === place.mission)
    const thing = place.thing?.id ?? place.mission
    const what = mission ? placeName(mission, missions, thing, language, texts) : thing
    const lines = (valueOf: (conflict: Conflict) => Json | undefined) =>
      group.map((conflict) => {
        const { field } = placeOfValue(conflict.mine)
        const key = entryOf(FIELDS, field)
        const value = valueOf(conflict)
        return (
          <span key={conflict.id} className={styles.conflictLine}>
            {key ? `${t(key)}:` : <code>{field}</code>}{' '}
            {value === undefined ? t('scenes.default') : shown(value)}
          </span>
        )
      })
    return [
      {
        id,
        title: titleOf(what, changedBy(mine.file)),
        theirs: lines(({ mine: { file, pointer }, current }) => valueIn(texts, file, pointer) ?? current),
        mine: lines(({ mine: { to } }) => to),
      },
    ]
  }
  function titleOf(what: string, by: string | null): string {
    return by === null ? t('scenes.conflict.own', { what }) : t('scenes.conflict.by', { what, by })
  }
  return <ConflictList conflicts={groups.flatMap(show)} prepare={prepare} onDecide={decide} onDone={onDone} />
}

function shown(value: Json): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map((one: Json) => shown(one)).join(', ') : JSON.stringify(value)
}
