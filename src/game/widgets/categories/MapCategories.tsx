import { useTranslation } from 'react-i18next'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { CategoryMenu } from '#src/ui/CategoryMenu.tsx'
import type { WidgetProps } from '../define-widget.ts'
import { CATEGORIES } from './categories.ts'
import type { MapCategory } from './define-category.ts'

interface MapCategoriesProps extends Partial<WidgetProps> {
  categories?: readonly MapCategory[]
}

/** The category menu over a map (MAP-5), where anything is offered; the page that an entry opens is left by its own way back. */
export function MapCategories({ categories = CATEGORIES }: MapCategoriesProps) {
  const { t } = useTranslation()
  const { config } = useAdventure()
  const switches = usePlatform((platform) => platform.switches)
  const { leaveFor } = useSheet()
  const offered = categories.filter(({ isOffered }) => isOffered({ config, switches }))
  if (offered.length === 0) return null
  return (
    <div ref={keepLabelsOff}>
      <CategoryMenu
        label={t('hud.categories')}
        material="night"
        active={null}
        buttons={offered.map(({ viewType, Icon, text }) => ({
          name: text(t),
          icon: { drawing: <Icon size={20} aria-hidden />, position: 'left', isVisible: true },
          emittedValue: viewType,
        }))}
        onValue={(viewType) => {
          const opens = offered.find((category) => category.viewType === viewType)?.opens
          if (!opens) return
          if ('path' in opens) leaveFor(opens.path)
          else opens.show()
        }}
      />
    </div>
  )
}
