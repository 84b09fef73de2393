import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { Sortable } from '#src/features/authoring/Sortable.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { freshName, type Parts } from '#src/features/authoring/use-parts.ts'
import { useWriting, wordsAt, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { FEWEST_CHOICES, MOST_CHOICES, MOST_SCENES } from '../shared/schemas.ts'
import branches from './Branches.module.css'
import { NEW_ENDING, type Choice, type Scene } from './read-scenes.ts'
import { letterOf } from './scene-names.ts'

export interface SceneFormProps {
  scene: Scene
  all: Parts<Scene>
  nameOf: (scene: Scene) => string
}

/** A scene that is written only now. */
const NEW = '+'

/** What may be chosen in a scene, where each leads, and which would have been best. */
export function ChoiceFields({ scene, all, nameOf }: SceneFormProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { change } = writing
  const { languages } = useAuthoring()
  const bestName = useId()
  const { id, choices = [], best } = scene
  const wordsOf = (choice: string) => ['scenes', id, 'answers', choice]
  const nameOfChoice = (choice: Choice) =>
    wordsAt(writing, wordsOf(choice.id)) ||
    t('simulation.edit.choice', { letter: letterOf(scene, choice.id) })
  const set = (next: Scene, more: readonly Change[] = []) => change([...all.changesFor(scene, next), ...more])
  const lead = (choice: Choice, to: string) => {
    const ids = all.parts.map((one) => one.id)
    const target = to === NEW ? freshName('scene', ids) : to
    const led = { ...scene, choices: choices.map((one) => (one === choice ? { ...one, to: target } : one)) }
    const others = all.parts.map((one) => (one === scene ? led : one))
    const made = { id: target, picture: scene.picture, ending: NEW_ENDING }
    change(all.changesTo(to === NEW ? [...others, made] : others))
  }
  const add = () => {
    const fresh = freshName(
      'choice',
      choices.map((one) => one.id),
    )
    const to = all.parts.find((one) => one !== scene && one.ending)?.id ?? id
    set({ ...scene, choices: [...choices, { id: fresh, to }] })
  }
  const remove = (choice: Choice) => {
    const left = choices.filter((one) => one !== choice)
    const [first] = left
    set({ ...scene, choices: left, ...(best === choice.id && first && { best: first.id }) }, [
      { in: languages, at: wordsOf(choice.id), to: undefined },
    ])
  }
  const move = (moved: string, to: number) => {
    const choice = choices.find((one) => one.id === moved)
    if (choice) set({ ...scene, choices: choices.filter((one) => one !== choice).toSpliced(to, 0, choice) })
  }
  const targetsOf = ({ to }: Choice): { id: string; label: string }[] => {
    const others = all.parts.filter((one) => one !== scene)
    return [
      ...(others.some((one) => one.id === to)
        ? []
        : [{ id: to, label: to === id ? nameOf(scene) : t('simulation.edit.nowhere') }]),
      ...others.map((one) => ({
        id: one.id,
        label: `${all.parts.indexOf(one) + 1}. ${nameOf(one)}`,
      })),
      ...(all.parts.length < MOST_SCENES ? [{ id: NEW, label: t('simulation.edit.newScene') }] : []),
    ]
  }
  const few = choices.length <= FEWEST_CHOICES && t('simulation.edit.few', { count: FEWEST_CHOICES })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('simulation.edit.choices')}</legend>
      {!choices.some((one) => one.id === best) && <Notice tone="warn">{t('simulation.edit.noBest')}</Notice>}
      <Sortable
        label={t('simulation.edit.choices')}
        items={choices}
        idOf={(choice) => choice.id}
        nameOf={nameOfChoice}
        onMove={move}
      >
        {(choice, _, handle) => {
          const letter = letterOf(scene, choice.id)
          return (
            <>
              {handle}
              <div className={branches.choice}>
                <WordField
                  label={t('simulation.edit.choice', { letter })}
                  at={wordsOf(choice.id)}
                  most={500}
                />
                <SelectField
                  label={t('simulation.edit.target', { letter })}
                  value={choice.to}
                  options={targetsOf(choice)}
                  onChange={({ target }) => lead(choice, target.value)}
                />
                <label className={branches.best}>
                  <input
                    type="radio"
                    name={bestName}
                    checked={best === choice.id}
                    aria-label={t('simulation.edit.bestOf', { letter })}
                    onChange={() => set({ ...scene, best: choice.id })}
                  />
                  <span>{t('simulation.edit.best')}</span>
                </label>
              </div>
              <IconButton
                material="paper"
                label={t('authoring.remove', { name: nameOfChoice(choice) })}
                icon={<TrashSimpleIcon />}
                disabledReason={few}
                onClick={() => remove(choice)}
              />
            </>
          )
        }}
      </Sortable>
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={
          choices.length >= MOST_CHOICES && t('simulation.edit.manyChoices', { count: MOST_CHOICES })
        }
        onClick={add}
      >
        {t('simulation.edit.addChoice')}
      </Button>
    </fieldset>
  )
}
