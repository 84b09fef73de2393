import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOBILE } from '#shared/domain/mobile.ts'
import { PREVIEW_STAGES } from '#shared/domain/preview-stages.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import type { Preview } from '#shared/contract/previews.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { ArrowClockwiseIcon, EyeIcon, SlidersHorizontalIcon, XIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './Preview.module.css'

interface PreviewBarProps {
  preview: Preview
  stage: Preview['stage']
  language: Language | null
  isSending: boolean
  onStage: (stage: Preview['stage']) => void
  onLanguage: (language: Language) => void
  onLeave: () => void
}

/** Says what is played, and as whom, and how to play it otherwise. */
export function PreviewBar(props: PreviewBarProps) {
  const { preview, stage, language, isSending, onStage, onLanguage, onLeave } = props
  const { t } = useTranslation()
  const when = useWhen()
  const optionsId = useId()
  const isMobile = useMedia(MOBILE)
  const [isOpen, setOpen] = useState(!isMobile)
  const { name, shows, number, languages, expiresAt } = preview
  const spoken = LANGUAGES.filter(({ shortName }) => languages.includes(shortName))
  return (
    <header className={styles.bar} data-material="paper">
      <div className={styles.what}>
        <Chip tone="warn" icon={<EyeIcon size={16} weight="fill" aria-hidden />}>
          {t('previews.title')}
        </Chip>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.number}>{t(`previews.shows.${shows}`, { number })}</p>
      </div>
      <div className={styles.tools}>
        <IconButton
          material="paper"
          label={t('previews.options')}
          icon={<SlidersHorizontalIcon />}
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton material="paper" label={t('previews.leave')} icon={<XIcon />} onClick={onLeave} />
      </div>
      <div id={optionsId} className={styles.options} hidden={!isOpen}>
        <Choice
          label={t('previews.stage.label')}
          options={PREVIEW_STAGES.map((id) => ({ id, label: t(`previews.stage.${id}`) }))}
          value={stage}
          onChange={onStage}
        />
        {language && spoken.length > 1 && (
          <Choice
            label={t('previews.language')}
            options={spoken.map(({ shortName, name: label }) => ({ id: shortName, label }))}
            value={language}
            onChange={onLanguage}
          />
        )}
        <Button
          variant="secondary"
          icon={<ArrowClockwiseIcon size={20} aria-hidden />}
          loadingVerb={isSending && t('previews.restarting')}
          onClick={() => onStage(stage)}
        >
          {t('previews.restart')}
        </Button>
        <p className={styles.note}>{t('previews.means', { when: when.moment(expiresAt) })}</p>
      </div>
    </header>
  )
}
