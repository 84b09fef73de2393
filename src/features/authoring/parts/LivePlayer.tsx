import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/domain/languages.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { SpokenIn } from '#src/i18n/SpokenIn.tsx'
import { useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from '../Authoring.module.css'
import { looseWords } from '../rules/loose-words.ts'
import { kindOf } from '../rules/outline.ts'
import { pathOfPicture } from '../rules/pictures.ts'
import { useAuthoring } from '../use-authoring.ts'
import { useWriting } from '../use-writing.ts'
import { PlayerFrame, type Screen } from './PlayerFrame.tsx'
import { editPartsOf } from './use-edit-parts.ts'

/** The player of the task as it is written now, of a phone's size or a desktop's, in the language that is written. */
export function LivePlayer() {
  const { t } = useTranslation()
  const { file, language } = useWriting()
  const [screen, setScreen] = useState<Screen>('phone')
  const own = editPartsOf(kindOf(file))
  const spoken = LANGUAGES.find(({ shortName }) => shortName === language)?.name ?? language
  return (
    <section className={styles.player} aria-label={t('authoring.player.title')}>
      {own === null ? (
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
            <p className={styles.note}>{t('authoring.player.means', { language: spoken })}</p>
          </div>
          <PlayerFrame title={t('authoring.player.title')} screen={screen} language={language}>
            <SpokenIn language={language}>
              <Player late={own.Preview} />
            </SpokenIn>
          </PlayerFrame>
        </>
      )}
    </section>
  )
}

function Player({ late }: { late: LatePart<EditPreviewProps> }) {
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
    />
  )
}
