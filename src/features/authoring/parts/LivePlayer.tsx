import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import type { EditPreviewProps, Outcome } from '#kinds/define/edit.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { SpokenIn } from '#src/i18n/SpokenIn.tsx'
import { useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from '../Authoring.module.css'
import { looseWords } from '../rules/loose-words.ts'
import { kindOf } from '../rules/outline.ts'
import { pathOfPicture } from '../picture-paths.ts'
import { useAuthoring, type BuiltPlayer } from '../use-authoring.ts'
import { useWriting } from '../use-writing.ts'
import { PlayerFrame, ScreenRoom, type Screen } from './PlayerFrame.tsx'
import { editPartsOf } from './use-edit-parts.ts'

/** The player of the task as it is written now, of a phone's size or a desktop's, in the language that is written. */
export function LivePlayer() {
  const { t } = useTranslation()
  const { file, language } = useWriting()
  const [screen, setScreen] = useState<Screen>('phone')
  const [round, setRound] = useState(0)
  const [ended, setEnded] = useState<{ content: unknown; outcome: Outcome } | null>(null)
  const { content } = file
  // what is asked has changed since
  const outcome = ended?.content === content ? (ended?.outcome ?? null) : null
  const again = () => {
    setRound(round + 1)
    setEnded(null)
  }
  const { built } = useAuthoring()
  const parts = editPartsOf(kindOf(file))
  const preview = parts?.Preview ?? null
  const unpacked = parts?.isUnpacked === true ? built : null
  const spoken = nameOfLanguage(language)
  return (
    <section className={styles.player} aria-label={t('authoring.player.title')}>
      {preview === null ? (
        <EmptyState sentence={t('authoring.player.none')} />
      ) : (
        <>
          <div className={styles.playerBar}>
            <Choice
              label={t('authoring.player.screen')}
              value={screen}
              options={(['phone', 'desktop'] as const).map((id) => ({
                id,
                label: t(`authoring.player.${id}`),
              }))}
              onChange={setScreen}
            />
            <Button variant="secondary" onClick={again}>
              {t('authoring.player.again')}
            </Button>
            <p className={styles.note}>
              {t(unpacked ? 'authoring.player.meansBuilt' : 'authoring.player.means', { language: spoken })}
            </p>
            <EndNote outcome={outcome} />
          </div>
          {unpacked ? (
            <ScreenRoom screen={screen}>
              <Unpacked key={round} {...unpacked} />
            </ScreenRoom>
          ) : (
            <PlayerFrame title={t('authoring.player.title')} screen={screen} language={language}>
              <SpokenIn language={language}>
                <Player
                  key={round}
                  late={preview}
                  onOutcome={(next) => setEnded(next && { content, outcome: next })}
                />
              </SpokenIn>
            </PlayerFrame>
          )}
        </>
      )}
    </section>
  )
}

/** What the attempt that was played to its end would bring. */
function EndNote({ outcome }: { outcome: Outcome | null }): ReactNode {
  const { t } = useTranslation()
  const percent = usePercent()
  const share = percent(Math.round((outcome?.share ?? 0) * 100))
  return (
    <div role="status" className={styles.ended}>
      {outcome && (
        <Notice tone={outcome.isPassed ? 'good' : 'warn'} isAnnounced>
          {t(outcome.isPassed ? 'authoring.player.ended' : 'authoring.player.failed', { share })}
        </Notice>
      )}
    </div>
  )
}

function Unpacked({ Play, buildId }: BuiltPlayer) {
  const { t } = useTranslation()
  const { mission, task, language } = useWriting()
  const { Part } = useLatePart(Play)
  if (!Part) return <Skeleton height="20rem" />
  return <Part {...{ buildId, mission, task, language }} title={t('authoring.player.title')} />
}

interface PlayerProps extends Pick<EditPreviewProps, 'onOutcome'> {
  late: LatePart<EditPreviewProps>
}

function Player({ late, onOutcome }: PlayerProps) {
  const { mission, file, words, language, part, openPart } = useWriting()
  const { files, addressOf } = useAuthoring()
  const { Part } = useLatePart(late)
  if (!Part) return <Skeleton height="20rem" />
  return (
    <Part
      content={file['content']}
      words={looseWords(words[language] ?? {})}
      addressOf={(name) => {
        const path = pathOfPicture(mission, name, files)
        return path === null ? null : addressOf(path)
      }}
      part={part}
      openPart={openPart}
      onOutcome={onOutcome}
    />
  )
}
