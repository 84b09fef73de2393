import { useTranslation } from 'react-i18next'
import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Authoring.module.css'
import { NumberField } from '../ScalarFields.tsx'
import { nameIn, outlineOf } from '../rules/outline.ts'
import { useEdits, useNameLanguages } from '../use-authoring.ts'
import { useValue, useWriting } from '../use-writing.ts'

const SORTS = ['task', 'mission', 'points', 'date'] as const
type Sort = (typeof SORTS)[number]

/** When the task opens: at once, or after all or any of some conditions. */
export function UnlockFields() {
  const { t } = useTranslation()
  const { change, task } = useWriting()
  const languages = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const rule = useValue(['unlock'])
  const unlock: JsonObject = isJsonObject(rule) ? rule : {}
  const of: readonly Json[] = Array.isArray(unlock['of']) ? unlock['of'] : []
  const need = unlock['need'] === 'any' ? 'any' : 'all'
  const missions = outlineOf(texts)
  const options = {
    task: missions.flatMap(({ id: mission, tasks }) =>
      tasks
        .filter(({ id }) => id !== task)
        .map(({ id }) => ({
          id,
          label: `${nameIn(texts, mission, languages)}: ${nameIn(texts, mission, languages, id)}`,
        })),
    ),
    mission: missions.map(({ id }) => ({ id, label: nameIn(texts, id, languages) })),
  }
  const first: Readonly<Record<Sort, Json>> = {
    task: options.task[0]?.id ?? '',
    mission: options.mission[0]?.id ?? '',
    points: 50,
    date: '',
  }
  const set = (next: readonly Json[], how = need) =>
    change([
      {
        in: 'file',
        at: ['unlock'],
        to: next.length === 0 ? undefined : { ...(how === 'any' && { need: 'any' }), of: next },
      },
    ])
  const replace = (index: number, to: Json) => set(of.map((one, place) => (place === index ? to : one)))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('authoring.unlock.title')}</legend>
      {of.length === 0 && <p className={styles.note}>{t('authoring.unlock.none')}</p>}
      {of.length > 1 && (
        <Choice
          label={t('authoring.unlock.need')}
          value={need}
          options={(['all', 'any'] as const).map((id) => ({ id, label: t(`authoring.unlock.${id}`) }))}
          onChange={(how) => set(of, how)}
        />
      )}
      {of.map((condition, index) => {
        const said: JsonObject = isJsonObject(condition) ? condition : {}
        const sort = SORTS.find((one) => one in said) ?? 'task'
        const value = said[sort]
        const is = typeof value === 'string' ? value : ''
        return (
          // conditions have no names of their own
          <div key={`${index} ${sort}`} className={styles.condition}>
            <SelectField
              label={t('authoring.unlock.sort')}
              value={sort}
              options={SORTS.map((id) => ({ id, label: t(`authoring.unlock.after.${id}`) }))}
              onChange={({ target }) => {
                const next = SORTS.find((one) => one === target.value) ?? 'task'
                replace(index, { [next]: next === 'date' ? today() : first[next] })
              }}
            />
            {sort === 'task' || sort === 'mission' ? (
              <SelectField
                label={t('authoring.unlock.which')}
                value={is}
                options={options[sort]}
                onChange={({ target }) => replace(index, { [sort]: target.value })}
              />
            ) : sort === 'points' ? (
              <NumberField
                label={t('authoring.unlock.value.points')}
                scalar={{ name: sort, sort: 'number', least: 1, most: 1_000_000, isOptional: false }}
                value={typeof value === 'number' ? value : undefined}
                onSet={(points) => points !== undefined && replace(index, { points })}
              />
            ) : (
              <TextField
                label={t('authoring.unlock.value.date')}
                type="date"
                required
                value={is}
                onChange={({ target: { value: date } }) => date !== '' && replace(index, { date })}
              />
            )}
            <IconButton
              material="paper"
              label={t('authoring.unlock.remove')}
              icon={<TrashSimpleIcon />}
              onClick={() => set(of.filter((_, place) => place !== index))}
            />
          </div>
        )
      })}
      <div>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          onClick={() => set([...of, options.task.length > 0 ? { task: first.task } : { points: 50 }])}
        >
          {t('authoring.unlock.add')}
        </Button>
      </div>
    </fieldset>
  )
}

const today = (): string => new Date(Date.now()).toISOString().slice(0, 10)
