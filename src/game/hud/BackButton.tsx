import { useTranslation } from 'react-i18next'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { classes } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { Brand } from '#src/shell/Brand.tsx'
import styles from './Hud.module.css'
import { useGoBack } from './use-go-back.ts'
import type { GamePlace } from './use-place.ts'

interface BackButtonProps {
  place: GamePlace
  isMobile: boolean
}

/** The way back, and the name of where one stands (MAP-2). The root map has nothing behind it. */
export function BackButton({ place: { back, mission, isPage }, isMobile }: BackButtonProps) {
  const { t } = useTranslation()
  const { name, adventure } = useAdventure()
  const goBack = useGoBack()
  const target = back.type === 'mission' ? adventure.missions.get(back.id)?.name : undefined
  const inside = mission?.parentId ? mission : undefined
  return (
    <>
      {back.type !== 'disabled' && (
        <IconButton
          material="night"
          label={target ? t('hud.backTo', { name: target }) : t('hud.back')}
          icon={<ArrowLeftIcon />}
          onClick={goBack}
        />
      )}
      {!isPage && (
        <div className={classes(styles.name, isMobile && inside && styles.bare)}>
          <Brand name={inside?.name ?? name} />
        </div>
      )}
    </>
  )
}
