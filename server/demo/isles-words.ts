import type { Language } from '#shared/domain/languages.ts'

/** What the demo's tenants say in the words of their adventure, over the product's neutral ones (LANG-4). */
export const ISLES_WORDS: Partial<Record<Language, Record<string, string>>> = {
  en: {
    'session.welcome': 'The lanterns are waiting for you.',
    'session.submit': 'Sail to the isles',
    'session.invitation.title': 'Welcome aboard',
    'shell.loadingMap': 'The isles are coming into view',
    'info.streak.text': 'Your lantern has burned three times in a row. The bonus is yours.',
    'info.streak.button': 'Keep it burning',
    'tasks.finish.action': 'Light the lantern',
    'progress.area.noTasks': 'The first lantern is waiting for you. What you finish will appear here.',
  },
  pl: {
    'session.welcome': 'Latarnie na ciebie czekają.',
    'session.submit': 'Płynę na wyspy',
    'session.invitation.title': 'Witaj na pokładzie',
    'shell.loadingMap': 'Wyspy wyłaniają się z mroku',
    'info.streak.text': 'Twoja latarnia paliła się trzy razy z rzędu. Premia jest twoja.',
    'info.streak.button': 'Niech się pali',
    'tasks.finish.action': 'Zapal latarnię',
    'progress.area.noTasks': 'Pierwsza latarnia czeka na ciebie. Tu znajdziesz to, co ukończysz.',
  },
  de: {
    'session.welcome': 'Die Laternen warten auf dich.',
    'session.submit': 'Zu den Inseln segeln',
    'session.invitation.title': 'Willkommen an Bord',
    'shell.loadingMap': 'Die Inseln kommen in Sicht',
    'info.streak.text': 'Deine Laterne hat dreimal in Folge gebrannt. Der Bonus gehört dir.',
    'info.streak.button': 'Lass sie brennen',
    'tasks.finish.action': 'Laterne anzünden',
    'progress.area.noTasks': 'Die erste Laterne wartet auf dich. Was du erledigst, steht dann hier.',
  },
  es: {
    'session.welcome': 'Los faroles te esperan.',
    'session.submit': 'Zarpar a las islas',
    'session.invitation.title': 'Te damos la bienvenida a bordo',
    'shell.loadingMap': 'Las islas asoman en el horizonte',
    'info.streak.text': 'Tu farol ha ardido tres veces seguidas. El premio es tuyo.',
    'info.streak.button': 'Que siga ardiendo',
    'tasks.finish.action': 'Encender el farol',
    'progress.area.noTasks': 'El primer farol te espera. Lo que termines estará aquí.',
  },
}
