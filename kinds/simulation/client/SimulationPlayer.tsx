import { use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { arrives } from '#src/lib/arrives.ts'
import { scrollByKeyboard } from '#src/ui/keyboard-scroll.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { useHeadingFocus } from '#src/features/tasks/play/use-heading-focus.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { BesideForm } from '#src/features/tasks/written-plays.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { Choices } from './Choices.tsx'
import { Ending, Verdict } from './Ending.tsx'
import { EndActions } from './EndActions.tsx'
import { Ground } from './Ground.tsx'
import { Speaker } from './Speaker.tsx'
import {
  assistantIn,
  decisionToTakeBack,
  picturesAhead,
  progressAt,
  sceneAfter,
  SIMULATION,
} from './simulation.ts'
import styles from './SimulationPlayer.module.css'

/** Scenes that branch by what is chosen; a choice counts the moment it is made. */
export function SimulationPlayer(props: PlayerProps<'symulacja_v3'>) {
  const { attempt, onBack } = props
  const { t } = useTranslation()
  const { scenes, assistant } = attempt.playable
  const play = usePlay(props, SIMULATION)
  const { path, ending, backs = 0 } = play.state
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'simulation.unfinished')
  const scene = sceneAfter(scenes, path)
  // there a verdict waits for the form, and the form says so
  const isBesideForm = use(BesideForm)
  const talk = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sceneId = scene?.id

  useEffect(() => scrollByKeyboard(talk.current), [])
  useHeadingFocus(heading, sceneId)
  useEffect(() => {
    if (talk.current) talk.current.scrollTop = 0
  }, [sceneId])
  // what may come is at hand before it is chosen, also where the link is lost on the way
  useEffect(() => {
    let isOver = false
    const fetchAll = async (pictures: readonly string[]): Promise<void> => {
      for (const picture of pictures) if (!isOver) await arrives(picture)
    }
    if (scene) void fetchAll(picturesAhead(scenes, scene))
    return () => {
      isOver = true
    }
  }, [scene, scenes])
  if (!scene) return null

  const still = assistantIn(scene, assistant)
  const isEnd = scene.choices.length === 0
  const isElsewhere = play.refused === 'already-answered'
  return (
    <TaskFrame
      title={attempt.task.name}
      progress={null}
      isFilled
      look="stage"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => ({ id: scene.id, name: scene.title })}
      notice={null}
      footer={null}
    >
      <div className={styles.stage}>
        <div className={styles.scene}>
          <Ground picture={scene.picture} />
          {still !== null && <img key={scene.id} className={styles.assistant} src={still} alt="" />}
        </div>
        <div className={styles.bubble} data-said={still !== null}>
          <div className={styles.talk} ref={talk}>
            <article key={scene.id} className={styles.said}>
              <div>
                {isEnd ? (
                  <Verdict band={ending?.band ?? null} className={styles.kicker} />
                ) : (
                  <>
                    <ProgressBar percent={progressAt(scenes, path, scene)} label={t('simulation.progress')} />
                    <p className={styles.kicker}>{t('simulation.step', { number: path.length + 1 })}</p>
                  </>
                )}
                <h2 className={styles.title} ref={heading} tabIndex={-1}>
                  {scene.title}
                </h2>
              </div>
              <Speaker speaker={scene.speaker} />
              <p className={styles.text}>{scene.text}</p>
              {isEnd && ending && <Ending ending={ending} scenes={scenes} path={path} />}
              {isEnd && !ending && !isBesideForm && <Notice tone="info">{t('simulation.waiting')}</Notice>}
              {!isEnd && (
                <Choices
                  choices={scene.choices}
                  isFirst={path.length === 0}
                  onChoice={(choice) =>
                    play.move({
                      ...{ type: 'symulacja_v3', scene: scene.id, choice },
                      ...(backs > 0 && { backs }),
                    })
                  }
                />
              )}
            </article>
          </div>
          {(isEnd || isElsewhere || trouble) && (
            <EndActions
              {...{ trouble, isElsewhere, isEnd, isFinishing, finish }}
              takenBack={ending?.mayGoBack ? decisionToTakeBack(ending) : null}
              onBack={(to) => play.move({ type: 'symulacja_v3', scene: to, backs: backs + 1 })}
            />
          )}
        </div>
      </div>
    </TaskFrame>
  )
}
