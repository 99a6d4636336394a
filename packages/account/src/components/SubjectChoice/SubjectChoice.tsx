import { Trans, useLingui } from '@lingui/react';
import { Button, Loader, Modal, TextInput } from '@mantine/core';
import type { Subject } from '@portal/api-client/contract';
import { Avatar, Icon, LoadingState } from '@portal/ui';
import { MODAL_WIDTHS } from '@portal/ui/core';
import { useState } from 'react';
import type { SignInFailure } from '../../core/AccountError.ts';
import { failureText } from '../failureText.tsx';
import classes from './SubjectChoice.module.css';

/** From so many companies on, the list can be searched. */
const SEARCH_FROM = 8;

/** Props of `SubjectChoice`. */
export type SubjectChoiceProps = {
  /** The companies to choose from; undefined while they load. */
  subjects: readonly Subject[] | undefined;
  onChoose: (subjectCodeEncrypt: string) => void;
  /** Leaves the choice and signs out. */
  onCancel: () => void;
  /** The choice is being sent. @default false */
  sending?: boolean;
  failure?: SignInFailure;
};

/** The dialog in which a user of several companies chooses one. */
export function SubjectChoice({
  subjects,
  onChoose,
  onCancel,
  sending = false,
  failure,
}: SubjectChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Modal
      opened
      size={MODAL_WIDTHS.small}
      title={i18n._({ id: 'account.subject.title', message: '选择公司' })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': i18n._({ id: 'account.subject.close', message: '返回登录' }) }}
      onClose={onCancel}
    >
      <p className={classes.hint}>
        <Trans id="account.subject.hint" message="您属于多家公司，请选择本次要进入的一家。" />
      </p>
      {failure && (
        <p className={classes.failure} role="alert">
          <Icon name="error" />
          {failureText(failure)}
        </p>
      )}
      {subjects ? (
        <CompanyList subjects={subjects} onChoose={onChoose} sending={sending} />
      ) : (
        !failure && <LoadingState />
      )}
      <Button variant="subtle" fullWidth onClick={onCancel} className={classes.cancel}>
        <Trans id="account.subject.cancel" message="使用其他账号登录" />
      </Button>
    </Modal>
  );
}

/** Props of `CompanyList`. */
export type CompanyListProps = {
  subjects: readonly Subject[];
  sending: boolean;
  onChoose: (subjectCodeEncrypt: string) => void;
};

/** The companies that a person works for, to choose one of; many can be searched. */
export function CompanyList({ subjects, onChoose, sending }: CompanyListProps) {
  const { i18n } = useLingui();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const wanted = search.trim().toLocaleLowerCase();
  const found = subjects.filter(({ name }) => (name ?? '').toLocaleLowerCase().includes(wanted));
  return (
    <>
      {subjects.length >= SEARCH_FROM && (
        <TextInput
          data-autofocus
          type="search"
          value={search}
          aria-label={i18n._({ id: 'account.subject.search', message: '搜索公司' })}
          placeholder={i18n._({ id: 'account.subject.search', message: '搜索公司' })}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={classes.list}>
        {found.map(({ subjectCodeEncrypt, name }, index) => (
          <li key={subjectCodeEncrypt}>
            <button
              type="button"
              className={classes.company}
              data-autofocus={index === 0 || undefined}
              aria-disabled={sending}
              onClick={() => {
                if (sending) return;
                setChosen(subjectCodeEncrypt);
                onChoose(subjectCodeEncrypt);
              }}
            >
              <Avatar userId={subjectCodeEncrypt} name={name ?? '?'} decorative />
              <span className={classes.name}>{name || subjectCodeEncrypt}</span>
              {sending && chosen === subjectCodeEncrypt ? (
                <Loader size={16} />
              ) : (
                <Icon name="chevron-right" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={classes.hint} role="status">
          <Trans id="account.subject.none" message="没有找到公司，请换个名称再试。" />
        </p>
      )}
    </>
  );
}
