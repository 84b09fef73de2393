import type { Direction, Language } from '#shared/domain/languages.ts'

/** What the components are labelled with. */
export interface Words {
  /** Of the texts below. */
  lang: string
  dir: Direction
  /** Of what the product itself says in a component ('Retry'); the nearest that it speaks. */
  product: Language
  action: string
  otherAction: string
  working: string
  reason: string
  close: string
  name: string
  label: string
  hint: string
  error: string
  sentence: string
  unit: string
  options: readonly [string, string, string]
}

export const WORDS = {
  en: {
    lang: 'en',
    dir: 'ltr',
    product: 'en',
    action: 'Save',
    otherAction: 'Cancel',
    working: 'Saving',
    reason: 'Choose an answer first.',
    close: 'Close',
    name: 'Harbour',
    label: 'Email',
    hint: 'We write to it when your password changes.',
    error: 'Enter an address with an @.',
    sentence: 'Your answer was sent.',
    unit: 'points',
    options: ['Map', 'List', 'Messages'],
  },
  de: {
    lang: 'de',
    dir: 'ltr',
    product: 'de',
    action: 'Datenschutzeinstellungen speichern',
    otherAction: 'Benachrichtigungen abbestellen',
    working: 'Datenschutzeinstellungen werden gespeichert',
    reason: 'Bitte zuerst alle Sicherheitsunterweisungen vollständig abschließen.',
    close: 'Schließen',
    name: 'Arbeitsschutzunterweisungszentrum',
    label: 'Geschäftliche E-Mail-Adresse der Ansprechpartnerin',
    hint: 'An diese Adresse schicken wir Benachrichtigungen über Kennwortänderungen und Anmeldeversuche.',
    error: 'Die E-Mail-Adresse ist unvollständig: Das @-Zeichen und die Domäne fehlen.',
    sentence:
      'Deine Antwort auf die Datenschutzgrundverordnungsfrage wurde an deine Führungskraft weitergeleitet.',
    unit: 'Erfahrungspunkte',
    options: ['Abenteuerübersichtskarte', 'Aufgabenverzeichnis', 'Benachrichtigungseinstellungen'],
  },
  pl: {
    lang: 'pl',
    dir: 'ltr',
    product: 'pl',
    action: 'Zapisz ustawienia powiadomień',
    otherAction: 'Zrezygnuj z powiadomień',
    working: 'Zapisywanie ustawień powiadomień',
    reason: 'Najpierw odpowiedz na wszystkie pytania obowiązkowe.',
    close: 'Zamknij',
    name: 'Najniebezpieczniejsze przedsięwzięcie',
    label: 'Służbowy adres e-mail osoby odpowiedzialnej',
    hint: 'Na ten adres wysyłamy powiadomienia o zmianie hasła i o nieudanych próbach logowania.',
    error: 'Adres jest niepełny: brakuje znaku @ i nazwy domeny.',
    sentence:
      'Twoja odpowiedź została przekazana przełożonemu odpowiedzialnemu za bezpieczeństwo informacji.',
    unit: 'punktów doświadczenia',
    options: ['Mapa przedsięwzięć', 'Zestawienie zadań', 'Niepotwierdzone powiadomienia'],
  },
  ar: {
    lang: 'ar',
    dir: 'rtl',
    product: 'en',
    action: 'حفظ',
    otherAction: 'إلغاء',
    working: 'جارٍ الحفظ',
    reason: 'اختر إجابة أولاً.',
    close: 'إغلاق',
    name: 'الميناء',
    label: 'البريد الإلكتروني',
    hint: 'نراسلك عليه عند تغيير كلمة المرور.',
    error: 'أدخل عنواناً يحتوي على @.',
    sentence: 'تم إرسال إجابتك.',
    unit: 'نقطة',
    options: ['الخريطة', 'القائمة', 'الرسائل'],
  },
} as const satisfies Record<string, Words>

export type WordsId = keyof typeof WORDS
