import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { PartTools } from '#src/features/authoring/PartTools.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { FEWEST_SCENES, MOST_SCENES } from '../shared/schemas.ts'
import { AssistantField } from './AssistantField.tsx'
import { BranchGraph } from './BranchGraph.tsx'
import { BranchNotes } from './BranchNotes.tsx'
import { checkBranches } from './branches.ts'
import { NEW_ENDING, readScenes, writeScenes, type Scene } from './read-scenes.ts'
import { SceneForm } from './SceneForm.tsx'
import { letterOf } from './scene-names.ts'

const VIEWS = ['graph', 'list'] as const

/** The scenes of a simulation and where their choices lead, as a picture or as a list, and what happens in the one that is open. */
export function ScenesForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const [view, setView] = useState<(typeof VIEWS)[number]>('graph')
  const scenes = readScenes(useValue(['content']))
  const all = useParts<Scene>({
    ...{ parts: scenes, list: 'scenes', group: 'scenes', stem: 'scene', write: writeScenes },
    make: (id, before) => ({ id, picture: before?.picture ?? '', ending: NEW_ENDING }),
  })
  const { open } = all
  const findings = checkBranches(scenes)
  const nameOf = (scene: Scene) =>
    wordsAt(writing, ['scenes', scene.id, 'title']) || t('simulation.edit.untitled')
  const nameOfId = (id: string) => {
    const scene = scenes.find((one) => one.id === id)
    return scene ? nameOf(scene) : t('simulation.edit.nowhere')
  }
  const wrong = new Set([
    ...findings.open,
    ...findings.unreached,
    ...findings.astray.map(({ scene }) => scene),
    ...findings.loops.flatMap((loop) => loop.slice(-1)),
  ])
  const full = scenes.length >= MOST_SCENES && t('simulation.edit.full', { count: MOST_SCENES })
  const last = scenes.length === 1 && t('simulation.edit.last')
  return (
    <div className={styles.stack}>
      <BranchNotes findings={findings} nameOf={nameOfId} missing={FEWEST_SCENES - scenes.length} />
      <Choice
        label={t('simulation.edit.views')}
        value={view}
        options={VIEWS.map((id) => ({ id, label: t(`simulation.edit.view.${id}`) }))}
        onChange={setView}
      />
      {view === 'list' ? (
        <PartList
          label={t('simulation.edit.scenes')}
          all={all}
          nameOf={(scene, index) => `${index + 1}. ${nameOf(scene)}`}
          noteOf={({ choices = [], ending, ...scene }) =>
            ending
              ? t(`simulation.edit.band.${ending.band}`)
              : choices
                  .map(({ id, to }) =>
                    t('simulation.edit.leads', {
                      choice: letterOf({ ...scene, choices }, id),
                      name: nameOfId(to),
                    }),
                  )
                  .join(' ')
          }
          add={t('simulation.edit.add')}
          full={full}
          last={last}
        />
      ) : (
        <>
          <BranchGraph
            scenes={scenes}
            open={open}
            nameOf={nameOf}
            wrong={wrong}
            onOpen={all.show}
            onLead={(scene, choice, to) => writing.change(all.changesFor(scene, ledTo(scene, choice, to)))}
          />
          <PartTools
            all={all}
            name={open ? nameOf(open) : ''}
            add={t('simulation.edit.add')}
            full={full}
            last={last}
          />
        </>
      )}
      {open && <SceneForm key={open.id} scene={open} all={all} nameOf={nameOf} />}
      <AssistantField />
    </div>
  )
}

function ledTo(scene: Scene, choice: string, to: string): Scene {
  return { ...scene, choices: (scene.choices ?? []).map((one) => (one.id === choice ? { ...one, to } : one)) }
}
