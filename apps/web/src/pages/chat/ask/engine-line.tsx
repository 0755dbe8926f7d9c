import { freeDocuments, freeQuestions } from '@octavo/contract/limits';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import { chatPath, plansFor } from '../page-paths.ts';
import { useChat } from '../state/chat-context.ts';

/** Engine that answers, and what is left of the limits. */
export function EngineLine() {
  const address = useAddress();
  const words = chatWords(useLocale()).engine;
  const { document } = useChat();
  const { engine, left } = document;

  return (
    <p className="dc-engine">
      <span>
        <Icon path={engine.kind === 'own' ? chatIcons.device : chatIcons.info} size={15} />
        <b>{engine.kind === 'own' ? words.own : fill(words.model, { ...engine })}</b>
      </span>
      {left !== null && (
        <span>
          {fill(words.left, {
            questions: left.questions,
            allQuestions: freeQuestions,
            documents: left.documents,
            allDocuments: freeDocuments,
          })}{' '}
          <Link to={plansFor(address, chatPath(document.id))} className="underline underline-offset-3">
            {words.plans}
          </Link>
        </span>
      )}
    </p>
  );
}

/** Name and host of a model, shown before the first question is sent there. */
export function ModelNote() {
  const words = chatWords(useLocale()).engine;
  const { document } = useChat();
  const { engine, questions } = document;

  if (engine.kind === 'own' || questions.length > 0) {
    return null;
  }

  return (
    <p className="dc-model">
      <Icon path={chatIcons.info} size={17} />
      <span>
        <b>{fill(words.modelTitle, { ...engine })}</b> {words.modelText}
      </span>
    </p>
  );
}
