/** The pages of the staff area, inside the staff shell, each with the roles that it is shown to. */
import type { Role } from "@ijaza/schema/users/roles";
import {
  agent,
  networkAdmins,
  platformAdmin,
  responsable,
  responsableReaders,
  staff,
  universityReaders,
  userAdmins,
  userReaders,
} from "@ijaza/schema/users/roles";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { SETTINGS_TABS } from "../features/profile/settings/tabs.ts";
import { Guard } from "../features/session/session.parts.tsx";
import { lazyPage } from "../platform/load-page.ts";
import { NotForRolePage } from "./NotForRolePage.tsx";

const Dashboard = lazyPage(() =>
  import("../features/dashboard/pages/DashboardPage.tsx").then((file) => file.DashboardPage),
);
const Students = lazyPage(() =>
  import("../features/students/pages/StudentsPage.tsx").then((file) => file.StudentsPage),
);
const AddStudents = lazyPage(() =>
  import("../features/students/pages/AddStudentsPage.tsx").then((file) => file.AddStudentsPage),
);
const AddStudent = lazyPage(() =>
  import("../features/students/pages/AddStudentPage.tsx").then((file) => file.AddStudentPage),
);
const UpdateStudent = lazyPage(() =>
  import("../features/students/pages/UpdateStudentPage.tsx").then((file) => file.UpdateStudentPage),
);
const Diplomas = lazyPage(() =>
  import("../features/diplomas/pages/DiplomasPage.tsx").then((file) => file.DiplomasPage),
);
const AddDiploma = lazyPage(() =>
  import("../features/diplomas/pages/AddDiplomaPage.tsx").then((file) => file.AddDiplomaPage),
);
const AddDiplomas = lazyPage(() =>
  import("../features/diplomas/pages/AddDiplomasPage.tsx").then((file) => file.AddDiplomasPage),
);
const NotConfirmed = lazyPage(() =>
  import("../features/diplomas/pages/NotConfirmedPage.tsx").then((file) => file.NotConfirmedPage),
);
const Review = lazyPage(() => import("../features/diplomas/pages/ReviewPage.tsx").then((file) => file.ReviewPage));
const Rejected = lazyPage(() =>
  import("../features/diplomas/pages/RejectedPage.tsx").then((file) => file.RejectedPage),
);
const UpdateDiploma = lazyPage(() =>
  import("../features/diplomas/pages/UpdateDiplomaPage.tsx").then((file) => file.UpdateDiplomaPage),
);
const Certificates = lazyPage(() =>
  import("../features/certificates/pages/CertificatesPage.tsx").then((file) => file.CertificatesPage),
);
const AddCertificates = lazyPage(() =>
  import("../features/certificates/pages/AddCertificatesPage.tsx").then((file) => file.AddCertificatesPage),
);
const CertificatesNotConfirmed = lazyPage(() =>
  import("../features/certificates/pages/NotConfirmedPage.tsx").then((file) => file.NotConfirmedPage),
);
const CertificatesReview = lazyPage(() =>
  import("../features/certificates/pages/ReviewPage.tsx").then((file) => file.ReviewPage),
);
const CertificatesRejected = lazyPage(() =>
  import("../features/certificates/pages/RejectedPage.tsx").then((file) => file.RejectedPage),
);
const UpdateCertificate = lazyPage(() =>
  import("../features/certificates/pages/UpdateCertificatePage.tsx").then((file) => file.UpdateCertificatePage),
);
const CertificateAgents = lazyPage(() =>
  import("../features/agents/pages/AgentsPage.tsx").then((file) => file.CertificateAgentsPage),
);
const Universities = lazyPage(() =>
  import("./staff/pages/UniversitiesListPage.tsx").then((file) => file.UniversitiesListPage),
);
const UniversityForm = lazyPage(() =>
  import("../features/universities/pages/UniversityFormPage.tsx").then((file) => file.UniversityFormPage),
);
const FundingRequests = lazyPage(() =>
  import("../features/credits/pages/FundingRequestsPage.tsx").then((file) => file.FundingRequestsPage),
);
const Audit = lazyPage(() => import("../features/audit/pages/AuditPage.tsx").then((file) => file.AuditPage));
const Registry = lazyPage(() =>
  import("../features/registrar-calls/pages/RegistryPage.tsx").then((file) => file.RegistryPage),
);
const Keys = lazyPage(() => import("../features/keys/pages/KeysPage.tsx").then((file) => file.KeysPage));
const Agents = lazyPage(() => import("../features/agents/pages/AgentsPage.tsx").then((file) => file.DiplomaAgentsPage));
const StudentCorrections = lazyPage(() =>
  import("../features/correction-requests/pages/CorrectionRequestsPage.tsx").then(
    (file) => file.StudentCorrectionRequestsPage,
  ),
);
const DiplomaCorrections = lazyPage(() =>
  import("../features/correction-requests/pages/CorrectionRequestsPage.tsx").then(
    (file) => file.DiplomaCorrectionRequestsPage,
  ),
);

const Cohorts = lazyPage(() => import("../features/cohorts/pages/CohortsPage.tsx").then((file) => file.CohortsPage));
const Cohort = lazyPage(() => import("./staff/pages/CohortPage.tsx").then((file) => file.CohortPage));
const Users = lazyPage(() => import("../features/accounts/pages/UsersPage.tsx").then((file) => file.UsersPage));
const AddUser = lazyPage(() => import("../features/accounts/pages/AddUserPage.tsx").then((file) => file.AddUserPage));
const CreateAdmin = lazyPage(() =>
  import("../features/accounts/pages/CreateAdminPage.tsx").then((file) => file.CreateAdminPage),
);
const UpdateUser = lazyPage(() =>
  import("../features/accounts/pages/UpdateUserPage.tsx").then((file) => file.UpdateUserPage),
);
const Settings = lazyPage(() =>
  import("../features/profile/settings/SettingsPage.tsx").then((file) => file.SettingsPage),
);
const FirstSettingsTab = lazyPage(() =>
  import("../features/profile/settings/SettingsPage.tsx").then((file) => file.FirstSettingsTab),
);
const UniversitySettings = lazyPage(() =>
  import("../features/profile/settings/UniversityTab.tsx").then((file) => file.UniversityTab),
);
const SigningSettings = lazyPage(() =>
  import("../features/profile/settings/SigningTab.tsx").then((file) => file.SigningTab),
);
const AccountSettings = lazyPage(() =>
  import("../features/profile/settings/AccountTab.tsx").then((file) => file.AccountTab),
);
const SecuritySettings = lazyPage(() =>
  import("../features/profile/settings/SecurityTab.tsx").then((file) => file.SecurityTab),
);
const ImportSettings = lazyPage(() =>
  import("../features/profile/settings/ImportsTab.tsx").then((file) => file.ImportsTab),
);
const Templates = lazyPage(() =>
  import("../features/templates/lists/TemplatesPage.tsx").then((file) => file.TemplatesPage),
);
const Designer = lazyPage(() =>
  import("../features/templates/designing/DesignerPage.tsx").then((file) => file.DesignerPage),
);
const Signatories = lazyPage(() =>
  import("../features/signatories/pages/SignatoriesPage.tsx").then((file) => file.SignatoriesPage),
);
const auditReaders = [...responsableReaders, ...platformAdmin];
const fundingReaders = [...responsable, ...platformAdmin];

const shown = (Page: ComponentType, roles: readonly Role[]) => (
  <Guard roles={roles} otherwise={<NotForRolePage roles={roles} />}>
    <Page />
  </Guard>
);

/** Pages that have the window for themselves. */
export const fullScreenRoutes: RouteObject[] = [
  { path: "/diplomas_not_confirm/:agentId", element: shown(Review, responsable) },
  { path: "/certificates_not_confirm/:agentId", element: shown(CertificatesReview, responsable) },
];

// Paths match in either case: /add_Student and /add_student are one page.
export const staffRoutes: RouteObject[] = [
  { path: "/dashboard", element: shown(Dashboard, staff) },
  { path: "/student", element: shown(Students, universityReaders) },
  { path: "/student-demandes", element: shown(StudentCorrections, agent) },
  { path: "/diploma-demandes", element: shown(DiplomaCorrections, agent) },
  { path: "/add_Student", element: shown(AddStudents, agent) },
  { path: "/add_one_student", element: shown(AddStudent, agent) },
  { path: "/update_one_student", element: shown(UpdateStudent, agent) },
  { path: "/updateStudent/:id", element: shown(UpdateStudent, agent) },
  { path: "/diplomasList", element: shown(Diplomas, universityReaders) },
  { path: "/add_diplomas", element: shown(AddDiplomas, agent) },
  { path: "/add_one_diploma", element: shown(AddDiploma, agent) },
  { path: "/diplomas_not_confirm", element: shown(NotConfirmed, agent) },
  { path: "/diplomasRejected", element: shown(Rejected, universityReaders) },
  { path: "/update_one_diploma", element: shown(UpdateDiploma, agent) },
  { path: "/listsAgent", element: shown(Agents, responsable) },
  { path: "/certificationsList", element: shown(Certificates, universityReaders) },
  { path: "/add_certification", element: shown(AddCertificates, agent) },
  { path: "/certifications_not_confirm", element: shown(CertificatesNotConfirmed, agent) },
  { path: "/rejected-certificates", element: shown(CertificatesRejected, universityReaders) },
  { path: "/update_one_certificate", element: shown(UpdateCertificate, agent) },
  { path: "/certificationListsAgent", element: shown(CertificateAgents, responsable) },
  { path: "/cohorts", element: shown(Cohorts, universityReaders) },
  { path: "/cohorts/:id", element: shown(Cohort, universityReaders) },
  { path: "/usersList", element: shown(Users, userReaders) },
  { path: "/add_user", element: shown(AddUser, userAdmins) },
  { path: "/createAdmin", element: shown(CreateAdmin, platformAdmin) },
  { path: "/updateUser/:id", element: shown(UpdateUser, networkAdmins) },
  {
    path: "/settings",
    element: shown(Settings, staff),
    children: [
      { index: true, element: <FirstSettingsTab /> },
      { path: "/settings/university", element: shown(UniversitySettings, SETTINGS_TABS.university) },
      { path: "/settings/signing", element: shown(SigningSettings, SETTINGS_TABS.signing) },
      { path: "/settings/account", element: shown(AccountSettings, SETTINGS_TABS.account) },
      { path: "/settings/security", element: shown(SecuritySettings, SETTINGS_TABS.security) },
      { path: "/settings/imports", element: shown(ImportSettings, SETTINGS_TABS.imports) },
    ],
  },
  { path: "/templates", element: shown(Templates, responsableReaders) },
  { path: "/templates/:id", element: shown(Designer, responsableReaders) },
  { path: "/settings/signatories/:id?", element: shown(Signatories, responsableReaders) },
  { path: "/audit", element: shown(Audit, auditReaders) },
  { path: "/deposit-demands", element: shown(FundingRequests, fundingReaders) },
  { path: "/add_university", element: shown(UniversityForm, networkAdmins) },
  { path: "/universities_list", element: shown(Universities, networkAdmins) },
  { path: "/registry", element: shown(Registry, networkAdmins) },
  { path: "/registry/:id", element: shown(Keys, networkAdmins) },
];
