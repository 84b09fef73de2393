import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { CaretRightIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { TaskFrame } from '../../parts/TaskFrame.tsx'
import { useEnd } from '../../play/use-end.ts'
import { usePlay } from '../../play/use-play.ts'
import { arrives } from '../../parts/arrives.ts'
import type { PlayerProps } from '../player-props.tsx'
import { Ending } from './Ending.tsx'
import { progressAt, sceneAfter, SYMULACJA } from './symulacja.ts'
import styles from './SymulacjaPlayer.module.css'

/** Scenes that branch by what is chosen; a choice counts the moment it is made. */
export function SymulacjaPlayer(props: PlayerProps<'symulacja_v3'>) {
  const { attempt, onBack } = props
  const { t } = useTranslation()
  const { scenes, assistant } = attempt.playable
  const play = usePlay(props, SYMULACJA)
  const { path, ending } = play.state
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'tasks.symulacja.unfinished')
  const scene = sceneAfter(scenes, path)
  const talk = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sceneId = scene?.id

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (talk.current) talk.current.scrollTop = 0
  }, [sceneId])
  // where the choices lead is at hand before one is made
  useEffect(() => {
    for (const { to } of scene?.choices ?? []) {
      const next = scenes.find(({ id }) => id === to)
      if (next) void arrives(next.picture)
    }
  }, [scene, scenes])
  if (!scene) return null

  const isEnd = scene.choices.length === 0
  const choose = (choice: string): void => play.move({ type: 'symulacja_v3', scene: scene.id, choice })
  return (
    <TaskFrame
      title={attempt.task.name}
      progress={
        <ProgressBar percent={progressAt(scenes, path, scene)} label={t('tasks.symulacja.progress')} />
      }
      isFilled
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      notice={
        trouble ? (
          <Notice tone="error">{t(trouble.key, trouble.values)}</Notice>
        ) : (
          play.refused === 'already-answered' && (
            <Notice tone="info">{t('tasks.frame.changedElsewhere')}</Notice>
          )
        )
      }
      footer={
        <div className={styles.footer}>
          {isEnd ? (
            <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
              {t('tasks.frame.finish')}
            </Button>
          ) : (
            <p className={styles.fate}>{t('tasks.symulacja.fate')}</p>
          )}
        </div>
      }
    >
      <div className={styles.scene}>
        <img key={scene.picture} className={styles.ground} src={scene.picture} alt="" />
        {assistant !== null && <img className={styles.assistant} src={assistant} alt="" />}
        <div className={styles.talk} ref={talk} tabIndex={-1}>
          <article key={scene.id} className={styles.said}>
            <div>
              <p className={styles.kicker}>
                {isEnd
                  ? t(ending ? `tasks.symulacja.${ending.band}` : 'tasks.symulacja.end')
                  : t('tasks.symulacja.step', { number: path.length + 1 })}
              </p>
              <h2 className={styles.title} ref={heading} tabIndex={-1}>
                {scene.title}
              </h2>
            </div>
            <p className={styles.text}>{scene.text}</p>
            {isEnd && ending && <Ending ending={ending} scenes={scenes} path={path} />}
            {isEnd && !ending && <Notice tone="info">{t('tasks.symulacja.waiting')}</Notice>}
            {!isEnd && (
              <div role="group" aria-label={t('tasks.symulacja.choices')} className={styles.choices}>
                {scene.choices.map(({ id, text }) => (
                  <button key={id} type="button" className={styles.choice} onClick={() => choose(id)}>
                    <span>{text}</span>
                    <CaretRightIcon size={20} aria-hidden />
                  </button>
                ))}
              </div>
            )}
          </article>
        </div>
      </div>
    </TaskFrame>
  )
}
