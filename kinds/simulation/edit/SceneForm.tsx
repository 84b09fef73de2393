import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useWriting, type Change } from '#src/features/authoring/use-writing.ts'
import { PlainField } from '#src/features/authoring/PlainField.tsx'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { BANDS } from '#shared/domain/bands.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { ChoiceFields, type SceneFormProps } from './ChoiceFields.tsx'
import { NEW_ENDING, type Scene } from './read-scenes.ts'

const SORTS = ['leads', 'ends'] as const

/** What happens in a scene, and whether it leads on or ends there. */
export function SceneForm({ scene, all, nameOf }: SceneFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const { id, choices, ending } = scene
  const at = ['scenes', id]
  const set = (next: Scene): Change[] => all.changesFor(scene, next)
  const become = (sort: (typeof SORTS)[number]) => {
    const { choices: _choices, best: _best, ending: _ending, ...plain } = scene
    if (sort === 'ends')
      change([
        ...set({ ...plain, ending: ending ?? NEW_ENDING }),
        { in: languages, at: [...at, 'answers'], to: undefined },
      ])
    else change(set({ ...plain, ...twoChoices(scene, all.parts) }))
  }
  return (
    <section className={styles.stack} aria-label={nameOf(scene)}>
      <WordField label={t('simulation.edit.title')} at={[...at, 'title']} most={120} />
      <WordField
        label={t('simulation.edit.text')}
        hint={t('simulation.edit.textHint')}
        at={[...at, 'text']}
        most={4000}
        isLong
      />
      <PlainField label={t('simulation.edit.text')} at={[...at, 'text']} most={4000} />
      <Choice
        label={t('simulation.edit.sorts')}
        value={choices ? 'leads' : 'ends'}
        options={SORTS.map((one) => ({ id: one, label: t(`simulation.edit.sort.${one}`) }))}
        onChange={become}
      />
      {choices ? (
        <>
          <ChoiceFields scene={scene} all={all} nameOf={nameOf} />
          <ItemFigures
            at={at}
            question={{
              answers: choices.map((choice) => choice.id),
              correct: scene.best === undefined ? [] : [scene.best],
            }}
          />
        </>
      ) : (
        <Ending ending={ending ?? NEW_ENDING} onChange={(next) => change(set({ ...scene, ending: next }))} />
      )}
      <WordField
        label={t(choices ? 'simulation.edit.whyBest' : 'simulation.edit.whyEnd')}
        hint={t(choices ? 'simulation.edit.whyBestHint' : 'simulation.edit.whyEndHint')}
        at={[...at, 'explanation']}
        most={4000}
        isLong
      />
      <PictureField
        label={t('simulation.edit.picture')}
        name={scene.picture}
        changesFor={(picture) => set({ ...scene, picture })}
      />
      <Switch
        label={t('simulation.edit.speaker')}
        hint={t('simulation.edit.speakerHint')}
        isOn={scene.speaker !== undefined}
        onChange={(isOn) => {
          const { speaker: _, ...silent } = scene
          change(
            isOn
              ? set({ ...scene, speaker: '' })
              : [...set(silent), { in: languages, at: [...at, 'speaker'], to: undefined }],
          )
        }}
      />
      {scene.speaker !== undefined && (
        <>
          <WordField label={t('simulation.edit.speakerName')} at={[...at, 'speaker']} most={120} />
          <PictureField
            label={t('simulation.edit.face')}
            name={scene.speaker}
            changesFor={(speaker) => set({ ...scene, speaker })}
          />
        </>
      )}
    </section>
  )
}

/** To scenes that it does not lead to itself; the first of both is the better one until somebody says otherwise. */
function twoChoices(scene: Scene, scenes: readonly Scene[]): Pick<Scene, 'choices' | 'best'> {
  const others = scenes.filter((one) => one !== scene && one.ending)
  const [good = scene, bad = good] = others
  return {
    choices: [
      { id: 'choice-1', to: good.id },
      { id: 'choice-2', to: bad.id },
    ],
    best: 'choice-1',
  }
}

interface EndingProps {
  ending: NonNullable<Scene['ending']>
  onChange: (ending: NonNullable<Scene['ending']>) => void
}

/** How well it ended, and what share of the points that brings. */
function Ending({ ending, onChange }: EndingProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.columns}>
      <SelectField
        label={t('simulation.edit.bands')}
        value={ending.band}
        options={BANDS.map((id) => ({ id, label: t(`simulation.edit.band.${id}`) }))}
        onChange={({ target }) => {
          const band = BANDS.find((one) => one === target.value)
          if (band) onChange({ ...ending, band })
        }}
      />
      <NumberField
        label={t('simulation.edit.score')}
        scalar={{ name: 'score', sort: 'number', least: 0, most: 100, isOptional: false }}
        value={ending.score}
        onSet={(score) => {
          if (score !== undefined) onChange({ ...ending, score })
        }}
      />
    </div>
  )
}
