/** `/cohorts/{id}`: a cohort with the list of its kind of record. Put together here, so that pages of students, who share rooms of records, load no lists of the staff. */
import type { CertificateStatus } from "@ijaza/schema/certificates/certificate";
import { CERTIFICATE_STATUSES } from "@ijaza/schema/certificates/certificate";
import { DIPLOMA_STATUSES, type DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import { CERTIFICATE_VIEW } from "../../../features/certificates/certificate-view.ts";
import { CertificateList } from "../../../features/certificates/components/CertificateList.tsx";
import { CohortOfKind, CohortView } from "../../../features/cohorts/cohorts.parts.tsx";
import { DiplomaList } from "../../../features/diplomas/components/DiplomaList.tsx";
import { DIPLOMA_VIEW } from "../../../features/diplomas/diploma-view.tsx";

/** Those of the statuses that a kind has; all when none are named. */
const among = <Status extends string>(known: readonly Status[], statuses: readonly string[] | undefined) =>
  statuses && known.filter((status) => statuses.includes(status));

export const CohortPage = () => (
  <CohortOfKind
    of={{
      diploma: (cohort) => (
        <CohortView
          cohort={cohort}
          view={DIPLOMA_VIEW}
          list={(options, statuses) => (
            <DiplomaList {...options} statuses={among<DiplomaStatus>(DIPLOMA_STATUSES, statuses)} />
          )}
        />
      ),
      certificate: (cohort) => (
        <CohortView
          cohort={cohort}
          view={CERTIFICATE_VIEW}
          list={(options, statuses) => (
            <CertificateList {...options} statuses={among<CertificateStatus>(CERTIFICATE_STATUSES, statuses)} />
          )}
        />
      ),
    }}
  />
);
